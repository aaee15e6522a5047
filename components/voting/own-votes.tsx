import { getTranslations } from 'next-intl/server'
import { MailSwitch } from '@/components/ui/fields/saved-switch'
import type { OwnVotes as Votes } from '@/lib/voting/own-votes'
import { HeadsetLabel, SuggestionBadge } from './suggestion-item'
import { VoteButton } from './vote-button'
import { voteMailsTexts, voteTexts } from './voting-texts'

/** The visitor's votes, which are taken back here, the number left, and the switch for mails. */
export async function OwnVotes({ votes: { suggestions, free, wantsMails } }: { votes: Votes }) {
  const t = await getTranslations('voting')
  const texts = await voteTexts()
  return (
    <section aria-labelledby="own-votes" className="grid max-w-2xl gap-4">
      <h2 id="own-votes" tabIndex={-1} className="scroll-mt-24 text-xl">
        {t('own.title')}
      </h2>
      <p>{t('own.free', { count: free })}</p>
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
              <VoteButton id={id} game={game} isVoted texts={texts} />
            </li>
          ))}
        </ul>
      )}
      <MailSwitch
        id="vote-mails-hint"
        call={{ path: '/api/suggestions/mails', method: 'PUT' }}
        initial={wantsMails}
        texts={await voteMailsTexts()}
      />
    </section>
  )
}
