import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-change'
import { HouseCurve } from '@/components/audio/house/house-curve'
import { PageHead } from '@/components/audio/house/page-head'
import { ButtonLink } from '@/components/ui/button'
import { MailSwitch } from '@/components/ui/fields/saved-switch'
import { Notice } from '@/components/ui/notice'
import { RefreshOnChange } from '@/components/ui/refresh-on-change'
import type { SignedInUser } from '@/lib/account/session/session'
import { publicOrigin } from '@/lib/core/address/public-origin'
import type { OwnVotes as Votes } from '@/lib/voting/own-votes'
import { votingPage } from '@/lib/voting/public-lists'
import { GAME_LENGTH } from '@/lib/voting/schema'
import type { VotingView } from '@/lib/voting/view-voting'
import { SuggestForm } from './suggest-form'
import { HeadsetLabel, SuggestionBadge } from './suggestion-item'
import { SuggestionList } from './suggestion-list'
import { VoteButton } from './vote-button'
import { votingQuery, type VotingQuery } from './voting-query'

export const SUGGESTIONS_SHOWN = 20

interface VotingPageProps {
  query: VotingQuery
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

export async function VotingPage({ query, user, view }: VotingPageProps) {
  const { version, most, suggestions, votes } = view
  const t = await getTranslations('voting')
  const signIn = `/anmelden?zurueck=${encodeURIComponent(votingQuery.address(query, 'vorschlaege'))}`
  return (
    <>
      {user && <SessionWatch uid={user.uid} path={votingPage} />}
      <RefreshOnChange event="votes" version={version} />
      <PageHead title={t('title')} curve={<HouseCurve />}>
        <p>{t('lead')}</p>
        {votes && <p className="font-semibold">{t('own.free', { count: votes.free })}</p>}
      </PageHead>
      <div className="page-width grid gap-12 py-10 sm:py-14">
        <SuggestionList
          suggestions={suggestions}
          query={query}
          most={most}
          votes={votes && { ids: new Set(votes.suggestions.map(({ id }) => id)), free: votes.free }}
          signIn={user ? '/konto' : signIn}
        />
        {votes ? (
          <OwnVotes votes={votes} />
        ) : (
          <VoterNeeded why={user ? 'unverified' : 'signedOut'} signIn={signIn} />
        )}
        {votes && (
          <section aria-labelledby="suggest" className="grid gap-4">
            <h2 id="suggest" className="text-xl">
              {t('suggest.title')}
            </h2>
            <SuggestForm
              initial={{ kind: query.kind ?? 'game', name: query.search }}
              isResting={votes.free === 0}
              length={GAME_LENGTH}
            />
          </section>
        )}
      </div>
    </>
  )
}

async function OwnVotes({ votes: { suggestions, wantsMails } }: { votes: Votes }) {
  const t = await getTranslations('voting')
  return (
    <section aria-labelledby="own-votes" className="grid max-w-2xl gap-4">
      <h2 id="own-votes" tabIndex={-1} className="scroll-mt-24 text-xl">
        {t('own.title')}
      </h2>
      {suggestions.length > 0 && (
        <ul className="border-b border-line">
          {suggestions.map(({ id, kind, game, status }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-2"
            >
              <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="font-semibold wrap-anywhere">{game}</span>
                {kind === 'headset' && <HeadsetLabel />}
                {status !== 'open' && <SuggestionBadge status={status} />}
              </span>
              <VoteButton id={id} game={game} isVoted />
            </li>
          ))}
        </ul>
      )}
      <MailSwitch
        id="vote-mails-hint"
        call={{ path: '/api/suggestions/mails', method: 'PUT' }}
        initial={wantsMails}
        words="voting.mails"
      />
    </section>
  )
}

interface VoterNeededProps {
  why: 'signedOut' | 'unverified'
  signIn: string
}

async function VoterNeeded({ why, signIn }: VoterNeededProps) {
  const t = await getTranslations('voting.needed')
  return (
    <Notice>
      <p className="font-semibold">{t(`${why}.title`)}</p>
      <p>{t(`${why}.text`)}</p>
      {why === 'signedOut' && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={signIn}>{t('signIn')}</ButtonLink>
          <ButtonLink href={signIn.replace('?', '?ansicht=registrieren&')} tone="secondary">
            {t('register')}
          </ButtonLink>
        </div>
      )}
      {why === 'unverified' && (
        <ButtonLink href="/konto" tone="secondary" className="justify-self-start">
          {t('account')}
        </ButtonLink>
      )}
    </Notice>
  )
}
