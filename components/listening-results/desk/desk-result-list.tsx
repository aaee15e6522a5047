import { getTranslations } from 'next-intl/server'
import { useFormatter, useTranslations } from 'next-intl'
import { formatGain } from '@/components/audio/audio-format'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { heardPage } from '@/components/desk/desk-pages'
import { DeskFact } from '@/components/desk/facts'
import { StateList } from '@/components/desk/state-list'
import { stateQuery, type StateQuery } from '@/components/desk/list-query'
import type { Listing } from '@/lib/core/listing'
import type { DeskHeard } from '@/lib/listening-results/list-results'
import { type HeardStatus, uncountable } from '@/lib/listening-results/schema'

export const heardStates = stateQuery<HeardStatus>(heardPage, ['counted', 'aside', 'excluded'], {
  counted: 'gezaehlt',
  aside: 'beiseite',
  excluded: 'ausgeschlossen',
})

interface DeskHeardListProps {
  results: Listing<DeskHeard>
  /** Their state, and from where on they are shown. */
  query: StateQuery<HeardStatus>
}

/** One page of the results of listening tests in a state, newest first. */
export async function DeskHeardList({ results, query }: DeskHeardListProps) {
  return (
    <StateList
      id="heard"
      part={results}
      query={query}
      states={heardStates}
      t={await getTranslations('listeningResults.desk')}
      show={(entry) => <DeskHeardEntry key={entry.heard.id} entry={entry} />}
    />
  )
}

const gain = (tenths: number) => formatGain(tenths / 10)

/** Mean time to answer, in seconds. */
function meanSeconds(answers: string): number {
  const times = answers.split(' ').map((answer) => Number(answer.split(':')[1]))
  return times.reduce((sum, ms) => sum + ms, 0) / times.length / 1000
}

/** A result with what speaks for and against it, and the decision about it. */
function DeskHeardEntry({ entry }: { entry: DeskHeard }) {
  const { heard, presetName, headsetName, isOutdated } = entry
  const t = useTranslations('listeningResults.desk')
  const format = useFormatter()
  const { id, at, difference, trials, isBuyer, excluded } = heard
  const doubt = isOutdated ? 'question' : heard.doubt
  const time = (ms: number) =>
    t('time', { date: format.dateTime(ms, { dateStyle: 'medium', timeStyle: 'short' }) })
  const seconds = format.number(meanSeconds(heard.run.answers), { maximumFractionDigits: 1 })
  return (
    <article aria-labelledby={id} className="grid gap-4 border-t border-outline py-6">
      <h3 id={id} tabIndex={-1} className="text-lg wrap-anywhere">
        {t('entry', { preset: presetName, difference: gain(difference.tenths) })}
      </h3>
      <dl className="grid gap-2 text-sm">
        <DeskFact term={t('interval')}>
          {t('between', { low: gain(difference.low), high: gain(difference.high) })}
        </DeskFact>
        <DeskFact term={t('levels')}>
          {t('levelsText', { without: gain(heard.without), with: gain(heard.with) })}
        </DeskFact>
        <DeskFact term={t('answers')}>{t('answersText', { trials, seconds })}</DeskFact>
        {headsetName !== null && <DeskFact term={t('headset')}>{headsetName}</DeskFact>}
        <DeskFact term={t('from')}>{t(isBuyer ? 'buyer' : 'visitor')}</DeskFact>
        <DeskFact term={t('at')}>{time(at)}</DeskFact>
        {doubt && <DeskFact term={t('doubt')}>{t(`doubts.${doubt}`)}</DeskFact>}
        {excluded && <DeskFact term={t('excludedAt')}>{time(excluded.at)}</DeskFact>}
        {excluded && <DeskFact term={t('reason')}>{excluded.reason}</DeskFact>}
      </dl>
      <div className="flex flex-wrap gap-2">
        {heard.status !== 'counted' && !(doubt && uncountable.includes(doubt)) && (
          <Decision id={id} decision="count" about={{ preset: presetName, date: time(at) }} />
        )}
        {heard.status !== 'excluded' && (
          <Decision id={id} decision="exclude" about={{ preset: presetName, date: time(at) }} />
        )}
      </div>
    </article>
  )
}

interface DecisionProps {
  id: string
  decision: 'count' | 'exclude'
  about: Record<'preset' | 'date', string>
}

function Decision({ id, decision, about }: DecisionProps) {
  const desk = useTranslations('listeningResults.desk')
  return (
    <ConfirmedAction
      key={decision}
      address={`/api/admin/heard/${id}/${decision}`}
      words={decision === 'count' ? 'listeningResults.desk.count' : 'listeningResults.desk.exclude'}
      destructive={decision === 'exclude'}
      values={about}
      field={decision === 'exclude' ? { name: 'reason', label: desk('exclude.reason') } : undefined}
    />
  )
}
