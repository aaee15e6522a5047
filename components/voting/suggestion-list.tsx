import { getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import { SearchForm } from '@/components/ui/fields/search-form'
import type { Listing } from '@/lib/core/listing'
import type { Suggestion } from '@/lib/voting/schema'
import { SuggestionItem } from './suggestion-item'
import { VoteButton } from './vote-button'
import { shownStates, votingAddress, votingPage, type VotingQuery } from './voting-query'
import { voteTexts } from './voting-texts'

interface SuggestionListProps {
  suggestions: Listing<Suggestion>
  query: VotingQuery
  /** Ids of the suggestions that the visitor votes for; null for those who cannot vote. */
  voted: ReadonlySet<string> | null
  /** The link for those who cannot vote. */
  signIn: string
}

/** The suggestions, those with the most votes first, or searched. */
export async function SuggestionList({ suggestions, query, voted, signIn }: SuggestionListProps) {
  const t = await getTranslations('voting')
  const texts = await voteTexts()
  const linkTo = (before?: string) => votingAddress(votingPage, { ...query, before })
  return (
    <section id="vorschlaege" aria-labelledby="suggestions" className="grid min-w-0 scroll-mt-24 gap-5">
      <h2 id="suggestions" className="text-xl">
        {t('list')}
      </h2>
      <SearchForm
        id="suggestion-search"
        page={votingPage}
        list="vorschlaege"
        search={query.search}
        label={t('search.label')}
        hint={t('search.hint')}
      />
      {query.search === '' && <States query={query} />}
      <BrokenRecords keys={suggestions.broken} />
      {suggestions.entries.length === 0 && <NoSuggestions query={query} isVoter={voted !== null} />}
      {suggestions.entries.length > 0 && (
        <ol className="border-b border-line">
          {suggestions.entries.map((suggestion) => (
            <SuggestionItem key={suggestion.id} suggestion={suggestion}>
              {suggestion.status !== 'released' &&
                (voted === null ? (
                  <ButtonLink href={signIn} tone="secondary">
                    {t('vote')}
                    <span className="sr-only">: {suggestion.game}</span>
                  </ButtonLink>
                ) : (
                  <VoteButton
                    id={suggestion.id}
                    game={suggestion.game}
                    isVoted={voted.has(suggestion.id)}
                    texts={texts}
                  />
                ))}
            </SuggestionItem>
          ))}
        </ol>
      )}
      <Pager
        label={t('pages')}
        first={query.before === undefined ? undefined : { href: linkTo(), text: t('first') }}
        next={suggestions.next === null ? undefined : { href: linkTo(suggestions.next), text: t('next') }}
      />
    </section>
  )
}

async function States({ query }: { query: VotingQuery }) {
  const t = await getTranslations('voting')
  return (
    <LinkTabs
      label={t('statesLabel')}
      tabs={shownStates.map((status) => ({
        href: votingAddress(votingPage, { status, search: '' }),
        text: t(`states.${status}`),
        isCurrent: status === query.status,
      }))}
    />
  )
}

async function NoSuggestions({ query: { search }, isVoter }: { query: VotingQuery; isVoter: boolean }) {
  const t = await getTranslations('voting')
  if (search === '') return <EmptyState heading="h3" title={t('none')} text={t('noneText')} />
  const text = t(isVoter ? 'noHitsVoter' : 'noHitsText', { text: search })
  return <EmptyState heading="h3" title={t('noHits')} text={text} />
}
