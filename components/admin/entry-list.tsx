import { useFormatter, useTranslations } from 'next-intl'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import type { Listing } from '@/lib/core/listing'
import { retention } from '@/lib/legal/retention'
import type { EntryCounts } from '@/lib/statements/count-entries'
import type { ListedEntry } from '@/lib/statements/list-entries'
import { ConfirmEntries } from './confirm-entries'
import { entryColumns } from './entry-columns'
import { entryTabs, moneyAddress, type MoneyQuery } from './money-query'

interface EntryListProps {
  entries: Listing<ListedEntry>
  counts: EntryCounts
  query: MoneyQuery
}

/** A part of the incoming payments in a state; the sure ones are confirmed together. */
export function EntryList({ entries, counts, query }: EntryListProps) {
  const t = useTranslations('statements')
  const { state } = query
  const linkTo = (entriesBefore?: string) => moneyAddress({ ...query, entriesBefore }, 'entries')
  const months = retention.settledTransferMonths
  return (
    <section aria-labelledby="entries" className="grid min-w-0 gap-4">
      <h2 id="entries" className="text-xl">
        {t('entries.title')}
      </h2>
      <EntryTabs counts={counts} query={query} />
      <p className="text-width text-sm text-muted">{t(`entries.texts.${state}`, { months })}</p>
      <BrokenRecords keys={entries.broken} />
      {entries.entries.length > 0 && <EntryTable entries={entries.entries} state={state} />}
      {entries.entries.length + entries.broken.length === 0 && (
        <EmptyState heading="h3" title={t('entries.none')} text={t('entries.noneText')} />
      )}
      <Pager
        label={t('entries.pages')}
        first={query.entriesBefore === undefined ? undefined : { href: linkTo(), text: t('entries.first') }}
        next={entries.next === null ? undefined : { href: linkTo(entries.next), text: t('entries.next') }}
      />
    </section>
  )
}

function EntryTabs({ counts, query }: Pick<EntryListProps, 'counts' | 'query'>) {
  const t = useTranslations('statements.entries')
  const countOf = (tab: MoneyQuery['state']) => {
    const count = tab === 'confirmed' || tab === 'settled' ? 0 : counts[tab]
    return count === 0 ? undefined : (count ?? t('many'))
  }
  const tabs = entryTabs.map((tab) => ({
    href: moneyAddress({ ...query, state: tab, entriesBefore: undefined }, 'entries'),
    text: t(`states.${tab}`),
    count: countOf(tab),
    isCurrent: tab === query.state,
  }))
  return <LinkTabs label={t('tabsLabel')} tabs={tabs} />
}

function EntryTable({ entries, state }: { entries: ListedEntry[]; state: MoneyQuery['state'] }) {
  const t = useTranslations('statements')
  const columns = entryColumns(state, t, useFormatter())
  const table = (
    <DataTable
      caption={t('entries.title')}
      isCaptionHidden
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
    />
  )
  if (state !== 'sure') return table
  const total = entries.length
  const numbers = Array.from({ length: total + 1 }, (_, count) => count)
  const partOf = (count: number) => (count === total ? 'all' : count === 0 ? 'none' : 'some')
  const texts = {
    buttons: numbers.map((count) => t('confirm.button', { count, total, part: partOf(count) })),
    done: numbers.map((count) => t('confirm.done', { count })),
    doubtful: t('confirm.doubtful'),
    busy: t('confirm.busy'),
    noAnswer: t('confirm.noAnswer'),
  }
  return (
    <ConfirmEntries key={entries.map(({ id }) => id).join()} texts={texts}>
      {table}
    </ConfirmEntries>
  )
}
