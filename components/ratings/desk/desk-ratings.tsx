import { getTranslations } from 'next-intl/server'
import { ratingsPage } from '@/components/desk/desk-pages'
import { stateQuery, type StateQuery } from '@/components/desk/state-query'
import { BrokenRecords } from '@/components/ui/broken-records'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import type { Listing } from '@/lib/core/listing'
import type { DeskRating } from '@/lib/ratings/desk-ratings'
import type { RatingStatus } from '@/lib/ratings/schema'
import { DeskRatingEntry } from './desk-rating-entry'

const {
  tabs: ratingTabs,
  read: readRatingQuery,
  addressOf: ratingAddress,
} = stateQuery<RatingStatus>(ratingsPage, ['shown', 'hidden'], { shown: 'gezeigt', hidden: 'verborgen' })

export { readRatingQuery }

interface DeskRatingsProps {
  ratings: Listing<DeskRating>
  /** Their state, and from where on they are shown. */
  query: StateQuery<RatingStatus>
}

/**
 * One page of the ratings in a state, newest first. The desk hides and shows ratings; only authors change their
 * words.
 */
export async function DeskRatings({ ratings, query: { status, before } }: DeskRatingsProps) {
  const t = await getTranslations('ratings.desk')
  const { entries, broken, next } = ratings
  const tabs = ratingTabs.map((tab) => ({
    href: ratingAddress({ status: tab }),
    text: t(`states.${tab}`),
    isCurrent: tab === status,
  }))
  return (
    <section aria-labelledby="ratings" className="grid min-w-0 gap-4">
      <h2 id="ratings" className="sr-only">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <LinkTabs label={t('tabsLabel')} tabs={tabs} />
      <BrokenRecords keys={broken} />
      <div className="[&>article:first-child]:border-t-0">
        {entries.map((entry) => (
          <DeskRatingEntry key={entry.rating.id} entry={entry} />
        ))}
      </div>
      {entries.length + broken.length === 0 && (
        <EmptyState heading="h3" title={t('none')} text={t('noneText')} />
      )}
      <Pager
        label={t('pages')}
        first={before === undefined ? undefined : { href: ratingAddress({ status }), text: t('first') }}
        next={next === null ? undefined : { href: ratingAddress({ status, before: next }), text: t('next') }}
      />
    </section>
  )
}
