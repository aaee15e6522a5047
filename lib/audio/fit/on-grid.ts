import type { Filter } from '../filter'
import { hasGain } from '../filter'

/** A filter on the grid of the catalogue: whole Hz, tenths of a dB, hundredths of Q. */
export function onGrid(filter: Filter): Filter {
  const shape = { fc: Math.round(filter.fc), q: roundTo(filter.q, 100) }
  return hasGain(filter)
    ? { type: filter.type, ...shape, gain: roundTo(filter.gain, 10) }
    : { type: filter.type, ...shape }
}

/** The nearest of so many parts of one; -0 is 0. */
function roundTo(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0
}
