import type { Filter } from '../filter'
import type { Response } from '../response'
import type { LeftOut, TuningFormat } from './tuning'

/** A file's contents as given: filters may be beyond the shop's limits, or too many. */
export interface Source {
  format: TuningFormat
  filters: Filter[]
  /** Anything but filters of the shop's types: curves drawn by points, first-order filters, notches. */
  curves: Response[]
  /** dB */
  preamp: number | undefined
  leftOut: LeftOut[]
}

/** A source without anything in it. */
export function emptySource(format: TuningFormat): Source {
  return { format, filters: [], curves: [], preamp: undefined, leftOut: [] }
}
