import { getFormatter, getTranslations } from 'next-intl/server'
import { StageContent } from '@/components/affiliate/desk/desk-stage'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { DeskFact } from '@/components/desk/facts'
import { StarRow } from '@/components/ui/star-row'
import type { DeskReport } from '@/lib/ratings/reports/desk-report'
import type { ReportOutcome } from '@/lib/ratings/reports/schema'

/** @param asked the outcome to confirm while it is open */
export async function DeskReportEntry({ entry, asked }: { entry: DeskReport; asked: ReportOutcome }) {
  const { report, rating, stage } = entry
  const t = await getTranslations('ratings.reports.desk')
  const format = await getFormatter()
  const { id, at, place, reason, name, email, outcome, decidedAt, grounds } = report
  const time = (ms: number) =>
    t('time', { date: format.dateTime(ms, { dateStyle: 'medium', timeStyle: 'short' }) })
  return (
    <article aria-labelledby={id} className="grid gap-4 border-t border-outline py-6">
      <Reported entry={entry} />
      <dl className="grid gap-2 text-sm">
        <DeskFact term={t('reason')}>{reason}</DeskFact>
        <DeskFact term={t('place')}>{place}</DeskFact>
        <DeskFact term={t('from')}>
          <bdi>{[name, email].filter(Boolean).join('\n') || t('nobody')}</bdi>
        </DeskFact>
        <DeskFact term={t('at')}>{time(at)}</DeskFact>
        {(rating ?? stage?.stage)?.hidden && (
          <DeskFact term={t(stage ? 'page' : 'rating')}>{t('isHidden')}</DeskFact>
        )}
        {outcome !== undefined && decidedAt !== undefined && (
          <>
            <DeskFact term={t('decided')}>{`${t(`outcomes.${outcome}`)}, ${time(decidedAt)}`}</DeskFact>
            <DeskFact term={t('grounds')}>{grounds}</DeskFact>
          </>
        )}
      </dl>
      {outcome === undefined && <Decision entry={entry} outcome={asked} />}
    </article>
  )
}

async function Reported({ entry: { report, rating, presetName, stage } }: { entry: DeskReport }) {
  const t = await getTranslations('ratings.reports.desk')
  const title = rating ? t('about', { preset: presetName }) : t('aboutOther')
  return (
    <>
      <h3
        id={report.id}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg wrap-anywhere"
      >
        <span>{stage ? t('aboutPage', { name: stage.name }) : title}</span>
        {rating && <StarRow value={rating.stars} />}
      </h3>
      {stage && <StageContent named={stage} />}
      {rating?.text !== undefined && (
        <blockquote className="text-width border-l-2 border-outline pl-4 whitespace-pre-line wrap-anywhere">
          {rating.text}
        </blockquote>
      )}
    </>
  )
}

async function Decision({ entry, outcome }: { entry: DeskReport; outcome: ReportOutcome }) {
  const t = await getTranslations('ratings.reports.desk')
  const { report, rating, presetName, stage } = entry
  const [thing, about] = stage
    ? [t('page'), t('reportedPage', { name: stage.name })]
    : [t('rating'), t('reportedRating', { preset: presetName })]
  const textOf = () => {
    if (stage && outcome === 'removed') return t('removed.textPage')
    return rating || stage ? undefined : t(`${outcome}.textOther`)
  }
  return (
    <ConfirmedAction
      address={`/api/admin/reports/${report.id}`}
      body={{ outcome }}
      destructive={outcome !== 'kept'}
      words={outcome === 'kept' ? 'ratings.reports.desk.kept' : 'ratings.reports.desk.removed'}
      values={{ thing, about }}
      text={textOf()}
      field={{ name: 'reason', label: t(`${outcome}.reason`) }}
    />
  )
}
