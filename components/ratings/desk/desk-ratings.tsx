import { getTranslations } from 'next-intl/server'
import { ratingsPage } from '@/components/desk/desk-pages'
import { StateList } from '@/components/desk/state-list'
import { stateQuery, type StateQuery } from '@/components/desk/state-query'
import type { Listing } from '@/lib/core/listing'
import type { DeskRating } from '@/lib/ratings/desk-ratings'
import type { RatingStatus } from '@/lib/ratings/schema'
import { DeskRatingEntry } from './desk-rating-entry'

export const ratingStates = stateQuery<RatingStatus>(ratingsPage, ['shown', 'hidden'], {
  shown: 'gezeigt',
  hidden: 'verborgen',
})

interface DeskRatingsProps {
  ratings: Listing<DeskRating>
  /** Their state, and from where on they are shown. */
  query: StateQuery<RatingStatus>
}

/**
 * One page of the ratings in a state, newest first. The desk hides and shows ratings; only authors change their
 * words.
 */
export async function DeskRatings({ ratings, query }: DeskRatingsProps) {
  return (
    <StateList
      id="ratings"
      part={ratings}
      query={query}
      states={ratingStates}
      t={await getTranslations('ratings.desk')}
      show={(entry) => <DeskRatingEntry key={entry.rating.id} entry={entry} />}
    />
  )
}
