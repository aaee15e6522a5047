import { useFormatter, useTranslations } from 'next-intl'
import { ShopLink } from '@/components/ui/shop-link'
import { StarRow } from '@/components/ui/star-row'
import type { DeskRating } from '@/lib/ratings/desk-ratings'
import { DecisionDialog } from '@/components/desk/decision-dialog'
import { DeskFact } from '@/components/desk/facts'

/** A rating with its order, and the actions for it. */
export function DeskRatingEntry({ entry: { rating, presetName, reference } }: { entry: DeskRating }) {
  const t = useTranslations('ratings')
  const format = useFormatter()
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
          <ShopLink
            href={`/admin/bestellungen/${orderId}`}
            className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
          >
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

function Decision({ entry: { rating, presetName } }: { entry: DeskRating }) {
  const t = useTranslations('ratings')
  const desk = useTranslations('ratings.desk')
  const { id, name, hidden } = rating
  const decision = hidden ? 'show' : 'hide'
  const about = { preset: presetName, name: name ?? t('anonymous') }
  return (
    <div className="flex flex-wrap gap-2">
      <DecisionDialog
        key={decision}
        path={`/api/admin/ratings/${id}/${decision}`}
        tone="secondary"
        words={hidden ? 'ratings.desk.show' : 'ratings.desk.hide'}
        values={about}
        field={hidden ? undefined : { name: 'reason', label: desk('hide.reason') }}
      />
    </div>
  )
}
