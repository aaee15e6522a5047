import { getTranslations } from 'next-intl/server'
import { MailSwitch } from '@/components/ui/fields/saved-switch'
import type { OwnVotes as Votes } from '@/lib/voting/own-votes'
import { SuggestionItem } from './suggestion-item'
import { VoteButton } from './vote-button'
import { voteMailsTexts, voteTexts } from './voting-texts'

/** The visitor's votes, the number left, and the switch for mails. */
export async function OwnVotes({ votes: { suggestions, free, wantsMails } }: { votes: Votes }) {
  const t = await getTranslations('voting')
  const texts = await voteTexts()
  return (
    <section aria-labelledby="own-votes" className="grid gap-4">
      <h2 id="own-votes" className="text-xl">
        {t('own.title')}
      </h2>
      <p>{t('own.free', { count: free })}</p>
      {suggestions.length > 0 && (
        <ul className="border-b border-line">
          {suggestions.map((suggestion) => (
            <SuggestionItem key={suggestion.id} suggestion={suggestion}>
              <VoteButton id={suggestion.id} game={suggestion.game} isVoted texts={texts} />
            </SuggestionItem>
          ))}
        </ul>
      )}
      <div className="max-w-xl">
        <MailSwitch
          id="vote-mails-hint"
          call={{ path: '/api/suggestions/mails', method: 'PUT' }}
          initial={wantsMails}
          texts={await voteMailsTexts()}
        />
      </div>
    </section>
  )
}
