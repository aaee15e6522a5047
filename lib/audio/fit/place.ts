import { FILTER_LIMITS, hasGain, type Filter } from '../filter'

/** On the scales used for optimisation: ln Hz, dB, ln Q. */
export type Place = readonly [number, number, number]

export interface Limits {
  lowest: Place
  highest: Place
}

export function limitsFor({ min, max }: { min: number; max: number }): Limits {
  const { fc, q } = FILTER_LIMITS
  return {
    lowest: [Math.log(fc.min), min, Math.log(q.min)],
    highest: [Math.log(fc.max), max, Math.log(q.max)],
  }
}

/** Passes are at 0 dB. */
export function placeOf(filter: Filter): Place {
  return [Math.log(filter.fc), hasGain(filter) ? filter.gain : 0, Math.log(filter.q)]
}

export function filterAt(type: Filter['type'], [pitch, level, width]: Place): Filter {
  const shape = { fc: Math.exp(pitch), q: Math.exp(width) }
  return type === 'HP' || type === 'LP' ? { type, ...shape } : { type, ...shape, gain: level }
}

export function moved([pitch, level, width]: Place, [upwards, louder, wider]: Place): Place {
  return [pitch + upwards, level + louder, width + wider]
}

export function withinLimits([pitch, level, width]: Place, { lowest, highest }: Limits): Place {
  const clamp = (value: number, axis: 0 | 1 | 2) => Math.min(Math.max(value, lowest[axis]), highest[axis])
  return [clamp(pitch, 0), clamp(level, 1), clamp(width, 2)]
}
