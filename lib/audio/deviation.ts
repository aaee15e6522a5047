import type { Filter } from './filter'
import { responseOf, type Response } from './response'
import { logarithmicGrid } from './frequency-scale'

/** The largest deviation of filters from a curve between 20 Hz and 20 kHz, in dB, and its frequency in Hz. */
export interface Deviation {
  rms: number
  max: number
  at: number
}

/** 48 points per octave, so that three lie within the narrowest filter's upper half. */
const GRID = logarithmicGrid(480)

export function deviationFrom(filters: readonly Filter[], curve: Response): Deviation {
  const response = responseOf(filters)
  const errors = GRID.map((frequency) => Math.abs(response(frequency) - curve(frequency)))
  const max = Math.max(...errors)
  const at = Math.round(GRID[errors.indexOf(max)] ?? 0)
  return { rms: Math.sqrt(meanOf(errors.map((error) => error ** 2))), max, at }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
