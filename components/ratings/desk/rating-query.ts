import { stateQuery, type StateQuery } from '@/components/desk/state-query'
import type { RatingStatus } from '@/lib/ratings/schema'

export const ratingsPage = '/admin/bewertungen'

/** Ratings of a state, and from where on they are shown. */
export type RatingQuery = StateQuery<RatingStatus>

export const {
  tabs: ratingTabs,
  read: readRatingQuery,
  addressOf: ratingAddress,
} = stateQuery<RatingStatus>(ratingsPage, ['shown', 'hidden'], { shown: 'gezeigt', hidden: 'verborgen' })
