import { useFormatter, useTranslations } from 'next-intl'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { DeskFact } from '@/components/desk/facts'
import { StarRow } from '@/components/ui/star-row'
import type { DeskReport } from '@/lib/ratings/reports/desk-reports'
import type { ReportOutcome } from '@/lib/ratings/reports/schema'

/** A report of a rating, and the decision on it. */
export function DeskReportEntry({ entry: { report, rating, presetName } }: { entry: DeskReport }) {
  const t = useTranslations('ratings.reports.desk')
  const format = useFormatter()
  const { id, at, place, reason, name, email, outcome, decidedAt, grounds } = report
  const time = (ms: number) =>
    t('time', { date: format.dateTime(ms, { dateStyle: 'medium', timeStyle: 'short' }) })
  return (
    <article aria-labelledby={id} className="grid gap-4 border-t border-outline py-6">
      <h3 id={id} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg wrap-anywhere">
        <span>{rating ? t('about', { preset: presetName }) : t('aboutOther')}</span>
        {rating && <StarRow value={rating.stars} />}
      </h3>
      {rating?.text !== undefined && (
        <blockquote className="text-width border-l-2 border-outline pl-4 whitespace-pre-line wrap-anywhere">
          {rating.text}
        </blockquote>
      )}
      <dl className="grid gap-2 text-sm">
        <DeskFact term={t('reason')}>{reason}</DeskFact>
        <DeskFact term={t('place')}>{place}</DeskFact>
        <DeskFact term={t('from')}>
          <bdi>{[name, email].filter(Boolean).join('\n') || t('nobody')}</bdi>
        </DeskFact>
        <DeskFact term={t('at')}>{time(at)}</DeskFact>
        {rating?.status === 'hidden' && <DeskFact term={t('rating')}>{t('isHidden')}</DeskFact>}
        {outcome !== undefined && decidedAt !== undefined && (
          <>
            <DeskFact term={t('decided')}>{`${t(`outcomes.${outcome}`)}, ${time(decidedAt)}`}</DeskFact>
            <DeskFact term={t('grounds')}>{grounds}</DeskFact>
          </>
        )}
      </dl>
      {outcome === undefined && (
        <div className="flex flex-wrap gap-2">
          <Decision id={id} outcome="kept" preset={presetName} hasRating={rating !== null} />
          <Decision id={id} outcome="removed" preset={presetName} hasRating={rating !== null} />
        </div>
      )}
    </article>
  )
}

interface DecisionProps {
  id: string
  outcome: ReportOutcome
  preset: string
  hasRating: boolean
}

function Decision({ id, outcome, preset, hasRating }: DecisionProps) {
  const t = useTranslations('ratings.reports.desk')
  return (
    <ConfirmedAction
      address={`/api/admin/reports/${id}`}
      body={{ outcome }}
      destructive={outcome !== 'kept'}
      words={outcome === 'kept' ? 'ratings.reports.desk.kept' : 'ratings.reports.desk.removed'}
      values={{ preset }}
      text={hasRating ? undefined : t(`${outcome}.textOther`)}
      field={{ name: 'reason', label: t(`${outcome}.reason`) }}
    />
  )
}
