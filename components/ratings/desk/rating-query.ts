import { keyBefore } from '@/lib/core/listing'
import type { RatingStatus } from '@/lib/ratings/schema'

export const ratingsPage = '/admin/bewertungen'

/** Ratings in a state, and where the list starts. */
export interface RatingQuery {
  status: RatingStatus
  before?: string | undefined
}

/** In the address, in display order. */
const words = { shown: 'gezeigt', hidden: 'verborgen' } as const
export const ratingTabs = ['shown', 'hidden'] as const satisfies RatingStatus[]

/** Reads the query; anything it does not know counts as missing. */
export function readRatingQuery(params: Record<string, string | string[] | undefined>): RatingQuery {
  const status = ratingTabs.find((tab) => words[tab] === params.stand) ?? 'shown'
  return { status, before: keyBefore(params.vor) }
}

/** The address of the query. */
export function ratingAddress({ status, before }: RatingQuery): string {
  const params = new URLSearchParams(status === 'shown' ? {} : { stand: words[status] })
  if (before !== undefined) params.set('vor', before)
  return params.size > 0 ? `${ratingsPage}?${params}` : ratingsPage
}
