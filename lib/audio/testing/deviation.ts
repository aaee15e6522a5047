import { SAMPLE_RATE, type Filter } from '../filter'
import { preampOf } from '../preamp'
import { logarithmicGrid, responseOf } from '../response'
import { prototypeResponse } from './prototype'

const grid = logarithmicGrid(500)

/** What a file says: the preamp in dB, and the filters after it. */
export interface FileContent {
  preamp: number
  filters: readonly Filter[]
}

/** The largest difference in dB between what a file does, preamp included, and what its source says. */
export function deviationOf(file: FileContent, source: readonly Filter[]): number {
  const wanted = responseOf(source)
  const preamp = preampOf(source)
  const differences = grid.map((frequency) =>
    Math.abs(prototypeSum(file.filters, frequency) + file.preamp - (wanted(frequency) + preamp)),
  )
  return Math.max(...differences)
}

/** The sum of all filters in dB at a frequency in Hz, by the road of the prototypes. */
export function prototypeSum(filters: readonly Filter[], frequency: number): number {
  return filters.reduce((sum, filter) => sum + prototypeResponse(filter, frequency, SAMPLE_RATE), 0)
}
