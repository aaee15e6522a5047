import { getTranslations } from 'next-intl/server'
import { ratingsPage } from '@/components/desk/desk-pages'
import { StateList } from '@/components/desk/state-list'
import { stateQuery, type StateQuery } from '@/components/desk/state-query'
import type { Listing } from '@/lib/core/listing'
import type { DeskRating } from '@/lib/ratings/desk-ratings'
import type { DeskReport } from '@/lib/ratings/reports/desk-reports'
import { DeskRatingEntry } from './desk-rating-entry'
import { DeskReportEntry } from './desk-report-entry'

/** Ratings by their state, and what was reported about them. */
type Tab = 'shown' | 'hidden' | 'reported' | 'decided'

export const ratingStates = stateQuery<Tab>(ratingsPage, ['shown', 'hidden', 'reported', 'decided'], {
  shown: 'gezeigt',
  hidden: 'verborgen',
  reported: 'gemeldet',
  decided: 'entschieden',
})

interface DeskRatingsProps {
  /** Of the tab. */
  part: { ratings: Listing<DeskRating> } | { reports: Listing<DeskReport> }
  /** The tab, and from where on it is shown. */
  query: StateQuery<Tab>
}

/**
 * One page of the ratings in a state, or of what was reported about them, newest first. The desk hides and shows ratings; only
 * authors change their words.
 */
export async function DeskRatings({ part, query }: DeskRatingsProps) {
  const t = await getTranslations('ratings.desk')
  const list = { id: 'ratings', query, states: ratingStates, t }
  if ('reports' in part) {
    const show = (entry: DeskReport) => <DeskReportEntry key={entry.report.id} entry={entry} />
    return <StateList {...list} part={part.reports} show={show} />
  }
  const show = (entry: DeskRating) => <DeskRatingEntry key={entry.rating.id} entry={entry} />
  return <StateList {...list} part={part.ratings} show={show} />
}
