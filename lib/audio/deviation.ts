import type { Filter } from './filter'
import { logarithmicGrid, responseOf, type Response } from './response'

/** How far filters are from a curve between 20 Hz and 20 kHz: in dB, and at which Hz it is most. */
export interface Deviation {
  rms: number
  max: number
  at: number
}

/** 48 points per octave, so that three lie within the narrowest filter's upper half. */
const GRID = logarithmicGrid(480)

/**
 * How far filters are from a curve.
 * @param levelled whether a difference that is the same everywhere is none, as for curves that contain a preamp
 */
export function deviationFrom(filters: readonly Filter[], curve: Response, levelled: boolean): Deviation {
  const response = responseOf(filters)
  const differences = GRID.map((frequency) => response(frequency) - curve(frequency))
  const level = levelled ? meanOf(differences) : 0
  const errors = differences.map((difference) => Math.abs(difference - level))
  const max = Math.max(...errors)
  const at = Math.round(GRID[errors.indexOf(max)] ?? 0)
  return { rms: Math.sqrt(meanOf(errors.map((error) => error ** 2))), max, at }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
