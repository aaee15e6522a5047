import { getTranslations } from 'next-intl/server'
import { heardPage } from '@/components/desk/desk-pages'
import { stateQuery, type StateQuery } from '@/components/desk/state-query'
import { BrokenRecords } from '@/components/ui/broken-records'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import type { Listing } from '@/lib/core/listing'
import type { DeskHeard } from '@/lib/heard/list-heard'
import type { HeardStatus } from '@/lib/heard/schema'
import { DeskHeardEntry } from './desk-heard-entry'

const {
  tabs: heardTabs,
  read: readHeardQuery,
  addressOf: heardAddress,
} = stateQuery<HeardStatus>(heardPage, ['counted', 'aside', 'excluded'], {
  counted: 'gezaehlt',
  aside: 'beiseite',
  excluded: 'ausgeschlossen',
})

export { readHeardQuery }

interface DeskHeardListProps {
  results: Listing<DeskHeard>
  /** Their state, and from where on they are shown. */
  query: StateQuery<HeardStatus>
}

/** One page of the results of hearing tests in a state, newest first. */
export async function DeskHeardList({ results, query: { status, before } }: DeskHeardListProps) {
  const t = await getTranslations('heard.desk')
  const { entries, broken, next } = results
  const tabs = heardTabs.map((tab) => ({
    href: heardAddress({ status: tab }),
    text: t(`states.${tab}`),
    isCurrent: tab === status,
  }))
  return (
    <section aria-labelledby="heard" className="grid min-w-0 gap-4">
      <h2 id="heard" className="sr-only">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <LinkTabs label={t('tabsLabel')} tabs={tabs} />
      <BrokenRecords keys={broken} />
      <div className="[&>article:first-child]:border-t-0">
        {entries.map((entry) => (
          <DeskHeardEntry key={entry.heard.id} entry={entry} />
        ))}
      </div>
      {entries.length + broken.length === 0 && (
        <EmptyState heading="h3" title={t('none')} text={t('noneText')} />
      )}
      <Pager
        label={t('pages')}
        first={before === undefined ? undefined : { href: heardAddress({ status }), text: t('first') }}
        next={next === null ? undefined : { href: heardAddress({ status, before: next }), text: t('next') }}
      />
    </section>
  )
}
