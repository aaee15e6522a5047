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
export function prototypeSum(filters: readonly Filter[], frequency: number): number {
  return filters.reduce((sum, filter) => sum + prototypeResponse(filter, frequency, SAMPLE_RATE), 0)
}

/** The gain in dB at a frequency in Hz that an impulse response shows, by its Fourier transform. */
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
