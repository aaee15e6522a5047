import type { Filter } from '@/lib/audio/filter'
import { bestFilters } from '@/lib/audio/prominence/find-filters'
import { judgeOfWeighted } from '@/lib/audio/prominence/judge'
import type { WeightedMaterial } from '@/lib/audio/prominence/weighted'

/** Of the twelve that a curve may have, so that some can be added by hand. */
const MOST = 8

/**
 * The filters with which the marked sounds of a clip stand out most, within the limits of the catalogue's curves.
 * Takes some seconds.
 */
export function clipFilters(material: WeightedMaterial): readonly Filter[] {
  return bestFilters(judgeOfWeighted([material]), MOST)
}
