import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-watch'
import { AdminHead } from '@/components/admin/admin-head'
import { suggestionsPage, suggestionStates } from '@/components/voting/desk/suggestion-query'
import { SuggestionTable } from '@/components/voting/desk/suggestion-table'
import { LiveRefresh } from '@/components/ui/live-refresh'
import { readVotingQuery } from '@/components/voting/voting-query'
import { requireAdmin } from '@/lib/account/session/require-user'
import { countWaiting } from '@/lib/admin/count-waiting'
import { partBefore } from '@/lib/core/listing'
import { store } from '@/lib/store/open-store'
import { listSuggestions, searchSuggestions, votesVersion } from '@/lib/voting/list-suggestions'
import { admitVisitor, metadataFor } from '../../admit-visitor'

const SHOWN = 20

const admit = () => admitVisitor(suggestionsPage, requireAdmin)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  return metadataFor(await admit(), { title: t('voting'), robots: { index: false } })
}

export default async function SuggestionsPage({ searchParams }: PageProps<'/admin/abstimmen'>) {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const query = readVotingQuery(await searchParams, suggestionStates)
  const part = partBefore(query.before, SHOWN)
  const version = await votesVersion(store())
  const [suggestions, waiting] = await Promise.all([
    query.search === ''
      ? listSuggestions(store(), query.status, part)
      : searchSuggestions(store(), query.search, part),
    countWaiting(store()),
  ])
  return (
    <div className="page-width grid gap-12 py-10 sm:py-14">
      <SessionWatch uid={visitor.admitted.uid} path={suggestionsPage} />
      <LiveRefresh event="votes" version={version} />
      <AdminHead current={suggestionsPage} waiting={waiting} />
      <SuggestionTable suggestions={suggestions} query={query} />
    </div>
  )
}
