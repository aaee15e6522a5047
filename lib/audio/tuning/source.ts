import type { Filter } from '../filter'
import type { Response } from '../response'
import type { LeftOut, TuningFormat } from './tuning'

/** What a file says, as it says it: its filters may be beyond the shop's limits, and more than it allows. */
export interface Source {
  format: TuningFormat
  filters: Filter[]
  /** What no filter of the shop's types is: curves drawn by points, first-order filters, notches. */
  curves: Response[]
  /** dB */
  preamp: number | undefined
  leftOut: LeftOut[]
}

/** A source without anything in it. */
export function emptySource(format: TuningFormat): Source {
  return { format, filters: [], curves: [], preamp: undefined, leftOut: [] }
}
