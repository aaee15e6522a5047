import { getTranslations } from 'next-intl/server'
import { heardPage } from '@/components/desk/desk-pages'
import { StateList } from '@/components/desk/state-list'
import { stateQuery, type StateQuery } from '@/components/desk/state-query'
import type { Listing } from '@/lib/core/listing'
import type { DeskHeard } from '@/lib/heard/list-heard'
import type { HeardStatus } from '@/lib/heard/schema'
import { DeskHeardEntry } from './desk-heard-entry'

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

/** One page of the results of hearing tests in a state, newest first. */
export async function DeskHeardList({ results, query }: DeskHeardListProps) {
  return (
    <StateList
      id="heard"
      part={results}
      query={query}
      states={heardStates}
      t={await getTranslations('heard.desk')}
      show={(entry) => <DeskHeardEntry key={entry.heard.id} entry={entry} />}
    />
  )
}
