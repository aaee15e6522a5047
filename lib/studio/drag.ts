import { hasGain, type Filter } from '@/lib/audio/filter'
import { frequencyAtShare, shareOfFrequency } from '@/lib/audio/frequency-scale'
import { changed } from './band'
import { gainAtShare, shareOfGain } from './studio-curve'

/** Pixels that double or halve Q. */
const WHEEL = 400

/** Moves a filter on the graph, by shares of its width (to the right) and height (down). */
export function dragged(filter: Filter, right: number, down: number): Filter {
  return changed(filter, {
    fc: frequencyAtShare(shareOfFrequency(filter.fc) + right),
    gain: hasGain(filter) ? gainAtShare(shareOfGain(filter.gain) + down) : 0,
  })
}

/** Changes a filter's width by the ratio of two fingers' distances. */
export function pinched(filter: Filter, ratio: number): Filter {
  return changed(filter, { q: filter.q / Math.max(0.01, ratio) })
}

/** Changes a filter's Q by wheel pixels; down is wider. At least one step of Q. */
export function turned(filter: Filter, pixels: number): Filter {
  if (pixels === 0) return filter
  const q = filter.q * 2 ** (-pixels / WHEEL)
  const least = filter.q - Math.sign(pixels) / 100
  return changed(filter, { q: pixels > 0 ? Math.min(q, least) : Math.max(q, least) })
}
