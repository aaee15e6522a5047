import { keyBefore } from '@/lib/core/listing'
import type { RatingStatus } from '@/lib/ratings/schema'

export const ratingsPage = '/admin/bewertungen'

/** Ratings of a state, and from where on they are shown. */
export interface RatingQuery {
  status: RatingStatus
  before?: string | undefined
}

/** The states as the address names them, in the sequence of their tabs. */
const words = { shown: 'gezeigt', hidden: 'verborgen' } as const
export const ratingTabs = ['shown', 'hidden'] as const satisfies RatingStatus[]

/** Reads the query of the address. What it does not understand, it takes for missing. */
export function readRatingQuery(params: Record<string, string | string[] | undefined>): RatingQuery {
  const status = ratingTabs.find((tab) => words[tab] === params.stand) ?? 'shown'
  return { status, before: keyBefore(params.vor) }
}

/** The address that shows this. */
export function ratingAddress({ status, before }: RatingQuery): string {
  const params = new URLSearchParams(status === 'shown' ? {} : { stand: words[status] })
  if (before !== undefined) params.set('vor', before)
  return params.size > 0 ? `${ratingsPage}?${params}` : ratingsPage
}
