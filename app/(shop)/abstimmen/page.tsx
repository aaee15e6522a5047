import { headers } from 'next/headers'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { SUGGESTIONS_SHOWN, VotingPage } from '@/components/voting/voting-page'
import { votingQuery } from '@/components/voting/voting-query'
import { userOf } from '@/lib/account/session/session'
import { readCookie } from '@/lib/core/cookies'
import { partBefore } from '@/lib/core/listing'
import { store } from '@/lib/store/open-store'
import { viewVoting } from '@/lib/voting/view-voting'

export { votingMetadata as generateMetadata } from '@/components/voting/voting-page'

/** For signed-in users, searches and later parts of a list; otherwise proxy.ts serves the cached page of [stand]. */
export default async function OwnVotingPage({ searchParams }: PageProps<'/abstimmen'>) {
  const session = readCookie(await headers(), 'session')
  const user = await userOf(store(), session)
  const query = votingQuery.read(await searchParams)
  const voter = user?.emailVerified ? user.uid : undefined
  const view = await viewVoting(store(), query, partBefore(query.before, SUGGESTIONS_SHOWN), voter)
  return (
    <PageTexts page="/abstimmen">
      <VotingPage query={query} user={user} view={view} />
    </PageTexts>
  )
}
