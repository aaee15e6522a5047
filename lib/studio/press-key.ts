import { AUDIBLE, FILTER_LIMITS, hasGain, type Filter } from '@/lib/audio/filter'
import { changed, type Quantity } from './band'

const OCTAVES = { coarse: 1 / 24, fine: 1 / 240 }
const DECIBELS = { coarse: 0.5, fine: 0.1 }
const Q_STEPS = { coarse: 0.1, fine: 0.01 }

const directions: Record<string, readonly [Quantity, 1 | -1]> = {
  ArrowUp: ['gain', 1],
  ArrowDown: ['gain', -1],
  ArrowRight: ['fc', 1],
  ArrowLeft: ['fc', -1],
  PageUp: ['q', 1],
  PageDown: ['q', -1],
  '+': ['q', 1],
  '-': ['q', -1],
}

const ends: Record<string, 'min' | 'max'> = { Home: 'min', End: 'max' }

/** Null for other keys. Up and down also move filters without gain; Home and End go to the limits. */
export function pressKey(
  filter: Filter,
  key: string,
  isFine: boolean,
): { quantity: Quantity; filter: Filter } | null {
  const end = ends[key]
  if (end !== undefined)
    return hasGain(filter)
      ? { quantity: 'gain', filter: changed(filter, { gain: FILTER_LIMITS.gain[end] }) }
      : { quantity: 'fc', filter: changed(filter, { fc: AUDIBLE[end] }) }
  const [wanted, sign] = directions[key] ?? []
  if (wanted === undefined || sign === undefined) return null
  const quantity = wanted === 'gain' && !hasGain(filter) ? 'fc' : wanted
  const size = isFine ? 'fine' : 'coarse'
  if (quantity === 'fc') return { quantity, filter: movedBy(filter, sign * OCTAVES[size]) }
  if (quantity === 'q') return { quantity, filter: changed(filter, { q: filter.q + sign * Q_STEPS[size] }) }
  const gain = hasGain(filter) ? filter.gain + sign * DECIBELS[size] : 0
  return { quantity, filter: changed(filter, { gain }) }
}

/** By at least 1 Hz, since a smaller step would be rounded away. */
function movedBy(filter: Filter, octaves: number): Filter {
  const to = filter.fc * 2 ** octaves
  const least = filter.fc + Math.sign(octaves)
  return changed(filter, { fc: octaves > 0 ? Math.max(least, to) : Math.min(least, to) })
}
