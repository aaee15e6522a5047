import { formatFrequency, formatGain, formatQ } from '@/components/audio/audio-format'
import { hasGain, type Filter } from '@/lib/audio/filter'
import type { StudioTexts } from '../studio-texts'
import { fillText } from '@/components/audio/fill-text'
import type { StudioParts } from '../use-studio'

/** E.g. `Filter 2, Peak`. */
export function nameFilter(filter: Filter, number: number, texts: StudioTexts): string {
  return fillText(texts.named, { number, type: texts.types[filter.type] })
}

/** Spoken: `1,2 kHz, plus 3,5 dB, Q 1,41`. */
export function sayValues(filter: Filter, texts: StudioTexts): string {
  const q = fillText(texts.quality, { q: formatQ(filter.q) })
  const gain = hasGain(filter) ? [sayGain(filter.gain, texts)] : []
  return [formatFrequency(filter.fc), ...gain, q].join(', ')
}

/** The sign as a word, because some screen readers skip it. */
function sayGain(gain: number, texts: StudioTexts): string {
  const [sign, size] = [Math.sign(gain), formatGain(Math.abs(gain)).replace('+', '')]
  if (sign === 0) return size
  return fillText(sign > 0 ? texts.plus : texts.minus, { gain: size })
}

/** Says which one: the others move up, and the focus with them. */
export function removeFilter({ store, texts, say }: StudioParts, id: number): void {
  const number = store.current().history.present.bands.findIndex((band) => band.id === id) + 1
  const filter = store.filterOf(id)
  if (!filter) return
  store.remove(id)
  say(fillText(texts.wasRemoved, { name: nameFilter(filter, number, texts) }))
}
