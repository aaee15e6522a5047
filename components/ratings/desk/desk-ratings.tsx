import { getTranslations, getFormatter } from 'next-intl/server'
import { DeskStage } from '@/components/affiliate/desk/desk-stage'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { ratingsPage } from '@/components/desk/desk-pages'
import { DeskFact } from '@/components/desk/facts'
import { StateList } from '@/components/desk/state-list'
import { stateQuery, type StateQuery } from '@/components/desk/list-query'
import { ShopLink } from '@/components/ui/shop-link'
import { StarRow } from '@/components/ui/star-row'
import type { NamedStage } from '@/lib/affiliate/stage/read-stage'
import type { Listing } from '@/lib/core/listing'
import type { DeskRating } from '@/lib/ratings/desk-ratings'

const tabs = ['shown', 'hidden', 'pages'] as const
type Tab = (typeof tabs)[number]

export const ratingStates = stateQuery<Tab>(ratingsPage, tabs, {
  shown: 'gezeigt',
  hidden: 'verborgen',
  pages: 'partnerseiten',
})

interface DeskRatingsProps {
  part: { ratings: Listing<DeskRating> } | { pages: Listing<NamedStage> }
  query: StateQuery<Tab>
}

/** The desk can hide and show content; only authors can change their texts. */
export async function DeskRatings({ part, query }: DeskRatingsProps) {
  const t = await getTranslations('ratings.desk')
  const list = { id: 'ratings', query, states: ratingStates, t }
  if ('pages' in part) {
    const show = (entry: NamedStage) => <DeskStage key={entry.stage.uid} named={entry} />
    return <StateList {...list} part={part.pages} show={show} />
  }
  const show = (entry: DeskRating) => <DeskRatingEntry key={entry.rating.id} entry={entry} />
  return <StateList {...list} part={part.ratings} show={show} />
}

async function DeskRatingEntry({ entry: { rating, presetName, reference } }: { entry: DeskRating }) {
  const t = await getTranslations('ratings')
  const format = await getFormatter()
  const { id, orderId, stars, text, name, at, changedAt, hidden } = rating
  const time = (ms: number) =>
    t('desk.time', { date: format.dateTime(ms, { dateStyle: 'medium', timeStyle: 'short' }) })
  return (
    <article aria-labelledby={id} className="grid gap-4 border-t border-outline py-6">
      <h3 id={id} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg wrap-anywhere">
        <span>
          {presetName}, <bdi>{name ?? t('anonymous')}</bdi>
        </span>
        <StarRow value={stars} />
        <span className="sr-only">{t('ofFive', { stars })}</span>
      </h3>
      {text !== undefined && <p className="text-width whitespace-pre-line wrap-anywhere">{text}</p>}
      <dl className="grid gap-2 text-sm">
        <DeskFact term={t('desk.at')}>{time(at)}</DeskFact>
        {changedAt !== undefined && <DeskFact term={t('desk.changedAt')}>{time(changedAt)}</DeskFact>}
        <DeskFact term={t('desk.order')}>
          <ShopLink href={`/admin/bestellungen/${orderId}`} className="row-link text-accent">
            {reference}
          </ShopLink>
        </DeskFact>
        {hidden && <DeskFact term={t('desk.hiddenAt')}>{time(hidden.at)}</DeskFact>}
        {hidden && <DeskFact term={t('desk.reason')}>{hidden.reason}</DeskFact>}
      </dl>
      <Decision entry={{ rating, presetName, reference }} />
    </article>
  )
}

async function Decision({ entry: { rating, presetName } }: { entry: DeskRating }) {
  const t = await getTranslations('ratings')
  const desk = await getTranslations('ratings.desk')
  const { id, name, hidden } = rating
  const decision = hidden ? 'show' : 'hide'
  const about = { preset: presetName, name: name ?? t('anonymous') }
  return (
    <div className="flex flex-wrap gap-2">
      <ConfirmedAction
        key={decision}
        address={`/api/admin/ratings/${id}/${decision}`}
        words={hidden ? 'ratings.desk.show' : 'ratings.desk.hide'}
        destructive={!hidden}
        values={about}
        field={hidden ? undefined : { name: 'reason', label: desk('hide.reason') }}
      />
    </div>
  )
}
