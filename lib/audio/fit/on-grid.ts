import { FILTER_LIMITS, hasGain, type Filter } from '../filter'

/** Rounds a filter to the catalogue's grid: whole Hz, tenths of a dB, hundredths of Q. */
export function onGrid(filter: Filter): Filter {
  const shape = { fc: Math.round(filter.fc), q: roundTo(filter.q, 100) }
  return hasGain(filter)
    ? { type: filter.type, ...shape, gain: roundTo(filter.gain, 10) }
    : { type: filter.type, ...shape }
}

/** Rounds to a multiple of 1/parts, without negative zero. */
function roundTo(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0
}

/** Whether a filter is within the catalogue's limits, or within other limits of its gain in dB. */
export function isAllowed(filter: Filter, gain: { min: number; max: number } = FILTER_LIMITS.gain): boolean {
  const { fc, q } = FILTER_LIMITS
  const isLevel = !hasGain(filter) || isWithin(filter.gain, gain)
  return isLevel && isWithin(filter.fc, fc) && isWithin(filter.q, q)
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max
}
