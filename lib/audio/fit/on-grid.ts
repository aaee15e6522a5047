import { FILTER_LIMITS, hasGain, type Filter } from '../filter'

/** Whole Hz, tenths of a dB, hundredths of Q. */
export function onGrid(filter: Filter): Filter {
  const shape = { fc: Math.round(filter.fc), q: roundTo(filter.q, 100) }
  return hasGain(filter)
    ? { type: filter.type, ...shape, gain: roundTo(filter.gain, 10) }
    : { type: filter.type, ...shape }
}

/** Without negative zero. */
function roundTo(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0
}

/** Within the catalogue's limits, or other limits of gain in dB. */
export function isAllowed(filter: Filter, gain: { min: number; max: number } = FILTER_LIMITS.gain): boolean {
  const { fc, q } = FILTER_LIMITS
  const isLevel = !hasGain(filter) || isWithin(filter.gain, gain)
  return isLevel && isWithin(filter.fc, fc) && isWithin(filter.q, q)
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max
}
