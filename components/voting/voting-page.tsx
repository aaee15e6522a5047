import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-change'
import { HouseCurve } from '@/components/audio/house/house-curve'
import { PageHead } from '@/components/audio/house/page-head'
import { RefreshOnChange } from '@/components/ui/refresh-on-change'
import type { SignedInUser } from '@/lib/account/session/session'
import { publicOrigin } from '@/lib/core/address/public-origin'
import { votingPage } from '@/lib/voting/public-lists'
import { GAME_LENGTH } from '@/lib/voting/schema'
import type { VotingView } from '@/lib/voting/view-voting'
import { OwnVotes } from './own-votes'
import { SuggestForm } from './suggest-form'
import { SuggestionList } from './suggestion-list'
import { VoterNeeded } from './voter-needed'
import { votingAddress, type VotingQuery } from './voting-query'
import { suggestTexts } from './voting-texts'

/** Suggestions in each part of the list. */
export const SUGGESTIONS_SHOWN = 20

interface VotingPageProps {
  query: VotingQuery
  /** Null for who is not signed in. */
  user: SignedInUser | null
  view: VotingView
}

export async function votingMetadata(): Promise<Metadata> {
  const t = await getTranslations('voting')
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: publicOrigin() && votingPage },
  }
}

/** The suggestions, with the votes of who is signed in. */
export async function VotingPage({ query, user, view }: VotingPageProps) {
  const { version, most, suggestions, votes } = view
  const t = await getTranslations('voting')
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
          suggestions={suggestions}
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
