import { getTranslations } from 'next-intl/server'
import { suggestionsPage } from '@/components/desk/desk-pages'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import { SearchForm } from '@/components/ui/fields/search-form'
import { suggestionStates, votingAddress, type VotingQuery } from '../voting-query'
import type { Listing } from '@/lib/core/listing'
import type { Suggestion, SuggestionStatus } from '@/lib/voting/schema'
import { suggestionColumns } from './suggestion-columns'

interface SuggestionTableProps {
  suggestions: Listing<Suggestion>
  query: VotingQuery<SuggestionStatus>
}

/** One page of the suggestions, in a state or searched. */
export async function SuggestionTable({ suggestions, query }: SuggestionTableProps) {
  const t = await getTranslations('voting')
  const tDesk = await getTranslations('voting.desk')
  const { entries, broken, next } = suggestions
  const linkTo = (before?: string) => votingAddress(suggestionsPage, { ...query, before })
  const tabs = suggestionStates.map((status) => ({
    href: votingAddress(suggestionsPage, { status, search: '' }),
    text: t(`states.${status}`),
    isCurrent: status === query.status,
  }))
  return (
    <section id="vorschlaege" aria-labelledby="suggestions" className="grid min-w-0 gap-4">
      <h2 id="suggestions" className="text-xl">
        {tDesk('title')}
      </h2>
      <p className="text-width text-sm text-muted">{tDesk('text')}</p>
      <SearchForm
        id="suggestion-search"
        page={suggestionsPage}
        list="vorschlaege"
        search={query.search}
        label={t('search.label')}
        hint={t('search.hint')}
      />
      {query.search === '' && <LinkTabs label={t('statesLabel')} tabs={tabs} />}
      <BrokenRecords keys={broken} />
      {entries.length > 0 && (
        <DataTable
          caption={tDesk('title')}
          isCaptionHidden
          columns={await suggestionColumns()}
          rows={entries}
          rowKey={({ id }) => id}
        />
      )}
      {entries.length + broken.length === 0 && (
        <EmptyState heading="h3" title={tDesk('none')} text={tDesk('noneText')} />
      )}
      <Pager
        label={t('pages')}
        first={query.before === undefined ? undefined : { href: linkTo(), text: t('first') }}
        next={next === null ? undefined : { href: linkTo(next), text: t('next') }}
      />
    </section>
  )
}
