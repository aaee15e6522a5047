import { getFormatter, getTranslations } from 'next-intl/server'
import { DataTable } from '@/components/ui/data-table'
import { LinkTabs } from '@/components/ui/link-tabs'
import type { Listing } from '@/lib/core/listing'
import { retention } from '@/lib/legal/retention'
import type { EntryCounts } from '@/lib/statements/count-entries'
import type { ListedEntry } from '@/lib/statements/list-entries'
import { ConfirmEntries } from './confirm-entries'
import { DeskList } from '@/components/desk/desk-list'
import { entryColumns } from './entry-columns'
import { entryTabs, moneyQuery, type MoneyQuery } from './money-query'

interface EntryListProps {
  entries: Listing<ListedEntry>
  counts: EntryCounts
  query: MoneyQuery
}

export async function EntryList({ entries, counts, query }: EntryListProps) {
  const t = await getTranslations('statements')
  const { state } = query
  const linkTo = (entriesBefore?: string) => moneyQuery.address({ ...query, entriesBefore }, 'entries')
  const months = retention.settledTransferMonths
  return (
    <DeskList
      id="entries"
      title={t('entries.title')}
      part={entries}
      none={{ title: t('entries.none'), text: t('entries.noneText') }}
      pages={{
        label: t('entries.pages'),
        first: t('entries.first'),
        next: t('entries.next'),
        isFirst: query.entriesBefore === undefined,
        linkTo,
      }}
      show={(rows) => <EntryTable entries={rows} state={state} />}
    >
      <EntryTabs counts={counts} query={query} />
      <p className="text-width text-sm text-muted">{t(`entries.texts.${state}`, { months })}</p>
    </DeskList>
  )
}

async function EntryTabs({ counts, query }: Pick<EntryListProps, 'counts' | 'query'>) {
  const t = await getTranslations('statements.entries')
  const countOf = (tab: MoneyQuery['state']) => {
    const count = tab === 'confirmed' || tab === 'settled' ? 0 : counts[tab]
    return count === 0 ? undefined : (count ?? t('many'))
  }
  const tabs = entryTabs.map((tab) => ({
    href: moneyQuery.address({ ...query, state: tab, entriesBefore: undefined }, 'entries'),
    text: t(`states.${tab}`),
    count: countOf(tab),
    isCurrent: tab === query.state,
  }))
  return <LinkTabs label={t('tabsLabel')} tabs={tabs} />
}

async function EntryTable({ entries, state }: { entries: ListedEntry[]; state: MoneyQuery['state'] }) {
  const t = await getTranslations('statements')
  const columns = entryColumns(state, t, await getFormatter())
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
  return (
    <ConfirmEntries key={entries.map(({ id }) => id).join()} total={entries.length}>
      {table}
    </ConfirmEntries>
  )
}
