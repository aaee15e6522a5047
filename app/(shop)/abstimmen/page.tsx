import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { HouseCurve } from '@/components/audio/house/house-curve'
import { PageHead } from '@/components/audio/house/page-head'
import { SessionWatch } from '@/components/account/session-change'
import { RefreshOnChange } from '@/components/ui/refresh-on-change'
import { OwnVotes } from '@/components/voting/own-votes'
import { SuggestForm } from '@/components/voting/suggest-form'
import { SuggestionList } from '@/components/voting/suggestion-list'
import { VoterNeeded } from '@/components/voting/voter-needed'
import { readVotingQuery, shownStates, votingAddress, votingPage } from '@/components/voting/voting-query'
import { suggestTexts } from '@/components/voting/voting-texts'
import { userIfKnown } from '@/lib/account/session/user-if-known'
import { readCookie } from '@/lib/core/cookies'
import { partBefore } from '@/lib/core/listing'
import { publicOrigin } from '@/lib/core/address/public-origin'
import { store } from '@/lib/store/open-store'
import { listSuggestions, mostVotes, searchSuggestions } from '@/lib/voting/list-suggestions'
import { ownVotes } from '@/lib/voting/own-votes'
import { GAME_LENGTH } from '@/lib/voting/schema'
import { getLastChange } from '@/lib/voting/data'

const SHOWN = 20

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('voting')
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: publicOrigin() && votingPage },
  }
}

export default async function VotingPage({ searchParams }: PageProps<'/abstimmen'>) {
  const t = await getTranslations('voting')
  const query = readVotingQuery(await searchParams, shownStates)
  const session = readCookie(await headers(), 'session')
  const part = partBefore(query.before, SHOWN)
  // The version is read first, so that changes during the rest trigger a refresh.
  const version = await getLastChange(store())
  const [user, most, suggestions] = await Promise.all([
    userIfKnown(store(), session),
    mostVotes(store(), query.status),
    query.search === ''
      ? listSuggestions(store(), query.status, part)
      : searchSuggestions(store(), query.search, part),
  ])
  const votes = user?.emailVerified ? await ownVotes(store(), user.uid) : null
  const signIn = `/anmelden?zurueck=${encodeURIComponent(votingAddress(votingPage, query))}`
  return (
    <>
      {user && <SessionWatch uid={user.uid} path={votingPage} />}
      <RefreshOnChange event="votes" version={version} />
      <PageHead title={t('title')} curve={<HouseCurve />}>
        <p>{t('lead')}</p>
      </PageHead>
      <div className="page-width grid gap-12 py-10 sm:py-14">
        {votes ? (
          <OwnVotes votes={votes} />
        ) : (
          <VoterNeeded why={user ? 'unverified' : 'signedOut'} signIn={signIn} />
        )}
        <SuggestionList
          suggestions={{
            ...suggestions,
            entries: suggestions.entries.filter(({ status }) => status !== 'hidden'),
          }}
          query={query}
          most={most}
          votes={votes && { ids: new Set(votes.suggestions.map(({ id }) => id)), free: votes.free }}
          signIn={user ? '/konto' : signIn}
        />
        {votes && (
          <section aria-labelledby="suggest" className="grid gap-4">
            <h2 id="suggest" className="text-xl">
              {t('suggest.title')}
            </h2>
            <SuggestForm
              initial={{ kind: query.kind ?? 'game', name: query.search }}
              isResting={votes.free === 0}
              length={GAME_LENGTH}
              texts={await suggestTexts()}
            />
          </section>
        )}
      </div>
    </>
  )
}
