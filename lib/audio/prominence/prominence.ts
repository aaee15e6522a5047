import type { Filter } from '../filter'
import { responseOf } from '../response'
import { bands } from '../spectrum/bands'
import { loudnessAfter } from './weighted'

/** By `bands`. */
export function powerFactors(filters: readonly Filter[]): Float64Array {
  const response = responseOf(filters)
  return Float64Array.from(bands, ({ centre }) => 10 ** (response(centre) / 10))
}

export const UNFILTERED = new Float64Array(bands.length).fill(1)

/** dB by BS.1770. @param tenths by `weightedTenths` @param filter factors of power by `bands` */
export function louderBy(tenths: readonly Float64Array[], filter: Float64Array): number {
  return loudnessAfter(tenths, filter) - loudnessAfter(tenths, UNFILTERED)
}
