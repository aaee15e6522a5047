import { getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import { SearchForm } from '@/components/ui/fields/search-form'
import type { Listing } from '@/lib/core/listing'
import { shownStates, votingPage } from '@/lib/voting/public-lists'
import type { Suggestion } from '@/lib/voting/schema'
import { SuggestionItem } from './suggestion-item'
import { VoteButton } from './vote-button'
import { votingQuery, type VotingQuery } from './voting-query'

interface SuggestionListProps {
  suggestions: Listing<Suggestion>
  query: VotingQuery
  /** The first suggestion's votes. */
  most: number
  /** The visitor's, and how many are left; null for those who cannot vote. */
  votes: { ids: ReadonlySet<string>; free: number } | null
  signIn: string
}

export async function SuggestionList({ suggestions, query, most, votes, signIn }: SuggestionListProps) {
  const t = await getTranslations('voting')
  const isSearch = query.search !== ''
  const passed = query.before === undefined ? 0 : query.passed
  const shown = passed === undefined ? undefined : passed + suggestions.entries.length
  const linkTo = (next: Partial<VotingQuery> = {}) =>
    votingQuery.address({ ...query, before: undefined, passed: undefined, ...next }, 'vorschlaege')
  const search = (
    <SearchForm
      id="suggestion-search"
      page={votingPage}
      list="vorschlaege"
      search={query.search}
      label={t('search.label')}
      hint={t('search.hint')}
    />
  )
  return (
    <section id="vorschlaege" aria-labelledby="suggestions" className="grid min-w-0 scroll-mt-24 gap-5">
      <h2 id="suggestions" className="text-xl">
        {t('list')}
      </h2>
      {isSearch ? search : <States query={query} />}
      <BrokenRecords keys={suggestions.broken} />
      {suggestions.entries.length === 0 && <NoSuggestions query={query} isVoter={votes !== null} />}
      {suggestions.entries.length > 0 && (
        <ol className="border-b border-line">
          {suggestions.entries.map((suggestion, index) => (
            <SuggestionItem
              key={suggestion.id}
              rank={isSearch || passed === undefined ? undefined : passed + index + 1}
              hasState={isSearch}
              suggestion={suggestion}
              most={most}
            >
              {suggestion.status !== 'released' && (
                <Vote suggestion={suggestion} votes={votes} signIn={signIn} />
              )}
            </SuggestionItem>
          ))}
        </ol>
      )}
      <Pager
        label={t('pages')}
        first={query.before === undefined ? undefined : { href: linkTo(), text: t('first') }}
        next={
          suggestions.next === null
            ? undefined
            : { href: linkTo({ before: suggestions.next, passed: shown }), text: t('next') }
        }
      />
      {!isSearch && search}
    </section>
  )
}

type VoteProps = Pick<SuggestionListProps, 'votes' | 'signIn'> & { suggestion: Suggestion }

/** Nothing while no vote is left. Votes are taken back where the visitor's are listed. */
async function Vote({ suggestion: { id, game }, votes, signIn }: VoteProps) {
  const t = await getTranslations('voting')
  if (votes === null)
    return (
      <ButtonLink href={signIn} tone="secondary">
        {t('vote')}
        <span className="sr-only">: {game}</span>
      </ButtonLink>
    )
  if (votes.ids.has(id)) return <p className="font-semibold">{t('isVoted')}</p>
  return votes.free === 0 ? null : <VoteButton id={id} game={game} isVoted={false} />
}

async function States({ query }: { query: VotingQuery }) {
  const t = await getTranslations('voting')
  return (
    <LinkTabs
      label={t('statesLabel')}
      tabs={shownStates.map((status) => ({
        href: votingQuery.address({ status, kind: query.kind }, 'vorschlaege'),
        text: t(`states.${status}`),
        isCurrent: status === query.status,
      }))}
    />
  )
}

async function NoSuggestions({
  query: { search, status },
  isVoter,
}: {
  query: VotingQuery
  isVoter: boolean
}) {
  const t = await getTranslations('voting')
  if (search === '' && status === 'open') {
    const text = t(isVoter ? 'noneOpen.textVoter' : 'noneOpen.text')
    return <EmptyState heading="h3" title={t('noneOpen.title')} text={text} />
  }
  if (search === '') return <EmptyState heading="h3" title={t('none.title')} text={t('none.text')} />
  const text = t(isVoter ? 'noHitsVoter' : 'noHitsText', { text: search })
  return <EmptyState heading="h3" title={t('noHits')} text={text} />
}
