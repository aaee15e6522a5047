import { headers } from 'next/headers'
import { VotingPage } from '@/components/voting/voting-page'
import { readVotingQuery } from '@/components/voting/voting-query'
import { userIfKnown } from '@/lib/account/session/user-if-known'
import { readCookie } from '@/lib/core/cookies'
import { store } from '@/lib/store/open-store'
import { shownStates } from '@/lib/voting/public-lists'

export { votingMetadata as generateMetadata } from '@/components/voting/voting-page'

/** For who is signed in, and for searches and later parts of a list; for all others proxy.ts shows what is kept of [stand]. */
export default async function OwnVotingPage({ searchParams }: PageProps<'/abstimmen'>) {
  const session = readCookie(await headers(), 'session')
  const user = await userIfKnown(store(), session)
  return <VotingPage query={readVotingQuery(await searchParams, shownStates)} user={user} />
}
