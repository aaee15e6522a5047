import { PLAYED_RATES, type Filter } from './filter'
import { responseOf, type Response } from './response'
import { logarithmicGrid } from './frequency-scale'

/** In dB from 20 Hz to 20 kHz, and the frequency of the maximum in Hz. */
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

const HIGH = 10_000 // Hz; above it the sample rates differ most, and hearing is less sensitive

/** dB between filters at 44.1 or 96 kHz and their curve at 48 kHz: from 20 Hz to 10 kHz, and above to 20 kHz. */
function rateDeviation(filters: readonly Filter[]): { below: number; above: number } {
  const drawn = responseOf(filters)
  const most = { below: 0, above: 0 }
  for (const response of PLAYED_RATES.map((rate) => responseOf(filters, rate)))
    for (const frequency of GRID) {
      const part = frequency < HIGH ? 'below' : 'above'
      most[part] = Math.max(most[part], Math.abs(response(frequency) - drawn(frequency)))
    }
  return most
}

/** In tenths, rounded up, and at least one, since no preset is quite the same at another rate. */
export function saidRateDeviation(filters: readonly Filter[]): { below: number; above: number } {
  const tenthsUp = (decibels: number) => Math.max(1, Math.ceil(decibels * 10 - 1e-6)) / 10
  const { below, above } = rateDeviation(filters)
  return { below: tenthsUp(below), above: tenthsUp(above) }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
