import type { Filter } from '@/lib/audio/filter'
import { bestFilters } from '@/lib/audio/prominence/find-filters'
import { judgeOfWeighted } from '@/lib/audio/prominence/judge'
import type { WeightedMaterial } from '@/lib/audio/prominence/weighted'

/** Of the twelve that a curve may have, so that there is room for a hand. */
const MOST = 8

/** The filters with which what is marked in a clip stands out most, within what a curve of the catalogue may be. Takes some seconds. */
export function clipFilters(material: WeightedMaterial): readonly Filter[] {
  return bestFilters(judgeOfWeighted([material]), MOST)
}
