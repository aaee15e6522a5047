import { getTranslations, getFormatter } from 'next-intl/server'
import { suggestionsPage, suggestionAddress } from '@/components/desk/desk-pages'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable, numberColumn } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { SearchForm } from '@/components/ui/fields/search-form'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import { ShopLink } from '@/components/ui/shop-link'
import type { Listing } from '@/lib/core/listing'
import { suggestionStatusSchema, type Suggestion } from '@/lib/voting/schema'
import { HeadsetLabel, SuggestionBadge } from '../suggestion-item'
import { suggestionsQuery, type SuggestionsQuery } from '../voting-query'

interface SuggestionTableProps {
  suggestions: Listing<Suggestion>
  query: SuggestionsQuery
}

export async function SuggestionTable({ suggestions, query }: SuggestionTableProps) {
  const t = await getTranslations('voting')
  const tDesk = await getTranslations('voting.desk')
  const { entries, broken, next } = suggestions
  const linkTo = (before?: string) => suggestionsQuery.address({ ...query, before }, 'vorschlaege')
  const tabs = suggestionStatusSchema.options.map((status) => ({
    href: suggestionsQuery.address({ status }, 'vorschlaege'),
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

async function suggestionColumns() {
  const t = await getTranslations('voting.desk.columns')
  const format = await getFormatter()
  return [
    {
      key: 'game',
      header: t('game'),
      cell: ({ id, kind, game }: Suggestion) => (
        <span className="inline-flex flex-wrap items-center gap-x-3">
          <ShopLink
            href={suggestionAddress(id)}
            className="touch-link font-semibold wrap-anywhere text-accent"
          >
            {game}
          </ShopLink>
          {kind === 'headset' && <HeadsetLabel />}
        </span>
      ),
    },
    numberColumn('votes', t('votes'), ({ votes, finalVotes = votes }: Suggestion) =>
      format.number(finalVotes),
    ),
    {
      key: 'createdAt',
      header: t('createdAt'),
      cell: ({ createdAt }: Suggestion) => format.dateTime(createdAt, { dateStyle: 'medium' }),
    },
    {
      key: 'status',
      header: t('status'),
      cell: ({ status }: Suggestion) => <SuggestionBadge status={status} />,
    },
  ]
}
