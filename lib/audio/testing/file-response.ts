import { SAMPLE_RATE, type Filter } from '../filter'
import { preampOf } from '../preamp'
import { responseOf } from '../response'
import { logarithmicGrid } from '../frequency-scale'
import { prototypeResponse } from './prototype'

const grid = logarithmicGrid(500)

/** A file's contents: the preamp in dB, and its filters. */
export interface FileContent {
  preamp: number
  filters: readonly Filter[]
}

/** The largest difference in dB between a file's response, preamp included, and its source's. */
export function deviationOf(file: FileContent, source: readonly Filter[]): number {
  const wanted = responseOf(source)
  const preamp = preampOf(source)
  const differences = grid.map((frequency) =>
    Math.abs(prototypeSum(file.filters, frequency) + file.preamp - (wanted(frequency) + preamp)),
  )
  return Math.max(...differences)
}

/** The sum of all filters in dB at a frequency in Hz, computed from the prototypes. */
export function prototypeSum(
  filters: readonly Filter[],
  frequency: number,
  sampleRate = SAMPLE_RATE,
): number {
  return filters.reduce((sum, filter) => sum + prototypeResponse(filter, frequency, sampleRate), 0)
}

/** Sample rates at which programs filter, in Hz, each with frequencies from 1 Hz to just below half of it. */
export const playedGrids = [44_100, 48_000, 96_000].map((sampleRate) => ({
  sampleRate,
  frequencies: Array.from({ length: 1600 }, (_, index) => (0.4999 * sampleRate) ** (index / 1599)),
}))

/** The highest gain in dB that a file has at any of these rates, preamp included. */
export function peakOf({ preamp, filters }: FileContent): number {
  const gains = playedGrids.flatMap(({ sampleRate, frequencies }) =>
    frequencies.map((frequency) => prototypeSum(filters, frequency, sampleRate)),
  )
  return Math.max(...gains) + preamp
}

/** The level in dB of samples at a frequency in Hz, by Fourier transform: for an impulse response, its gain. */
export function gainOf(response: ArrayLike<number>, frequency: number, sampleRate = SAMPLE_RATE): number {
  const w = (2 * Math.PI * frequency) / sampleRate
  let [real, imaginary] = [0, 0]
  for (let index = 0; index < response.length; index += 1) {
    const sample = response[index] ?? 0
    real += sample * Math.cos(w * index)
    imaginary -= sample * Math.sin(w * index)
  }
  return 20 * Math.log10(Math.hypot(real, imaginary))
}
