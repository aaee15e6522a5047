import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-watch'
import { AdminHead } from '@/components/admin/admin-head'
import { JournalList } from '@/components/journal/journal-list'
import { journalPage, readJournalQuery } from '@/components/journal/journal-query'
import { LiveRefresh } from '@/components/ui/live-refresh'
import { requireAdmin } from '@/lib/account/session/require-user'
import { countWaiting } from '@/lib/admin/count-waiting'
import { readJournal } from '@/lib/admin/read-journal'
import { partBefore } from '@/lib/core/listing'
import { journalChanges } from '@/lib/journal/journal-changes'
import { store } from '@/lib/store/open-store'
import { admitVisitor, metadataFor } from '../../admit-visitor'

const SHOWN = 30

const admit = () => admitVisitor(journalPage, requireAdmin)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  return metadataFor(await admit(), { title: t('journal'), robots: { index: false } })
}

export default async function JournalPage({ searchParams }: PageProps<'/admin/protokoll'>) {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const query = readJournalQuery(await searchParams)
  // Read before the rest, so that changes in between trigger a refresh.
  const version = await journalChanges.version(store())
  const [journal, waiting] = await Promise.all([
    readJournal(store(), query, partBefore(query.before, SHOWN)),
    countWaiting(store()),
  ])
  return (
    <div className="page-width grid gap-12 py-10 sm:py-14">
      <SessionWatch uid={visitor.admitted.uid} path={journalPage} />
      <LiveRefresh event="journal" version={version} />
      <AdminHead current={journalPage} waiting={waiting} />
      <JournalList journal={journal} query={query} />
    </div>
  )
}
