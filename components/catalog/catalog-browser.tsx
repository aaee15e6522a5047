'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField, TextField } from '@/components/ui/field'
import { filterPresets } from '@/lib/catalog/filter-presets'
import type { PresetSummary } from '@/lib/catalog/schema'
import type { CatalogFilter } from './catalog-query'
import { presetGridStyle } from './preset-grid'
import { useCatalogFilter } from './use-catalog-filter'

interface CatalogTexts {
  filterLabel: string
  search: string
  searchPlaceholder: string
  game: string
  allGames: string
  resultCount: string
  emptyTitle: string
  emptyText: string
  reset: string
}

interface CatalogBrowserProps {
  /** The cards are drawn on the server; only the summaries are searched here. */
  entries: readonly { summary: PresetSummary; card: ReactNode }[]
  games: readonly string[]
  texts: CatalogTexts
}

/** The catalogue with its search field and the choice of a game. */
export function CatalogBrowser({ entries, games, texts }: CatalogBrowserProps) {
  const [wanted, setFilter] = useCatalogFilter()
  const filter = games.includes(wanted.game) ? wanted : { ...wanted, game: '' }
  const summaries = entries.map(({ summary }) => summary)
  const found = new Set(filterPresets(summaries, filter).map(({ id }) => id))
  return (
    <div className="grid gap-6">
      <FilterForm {...{ filter, setFilter, games, texts }} />
      <p role="status" className="text-sm text-muted">
        {texts.resultCount} <span className="number text-text">{found.size}</span>
      </p>
      {found.size > 0 ? (
        <ul className={presetGridStyle}>
          {entries.map(({ summary, card }) => found.has(summary.id) && <li key={summary.id}>{card}</li>)}
        </ul>
      ) : (
        <div className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-6 sm:p-10">
          <h2 className="text-xl">{texts.emptyTitle}</h2>
          <p className="text-muted">{texts.emptyText}</p>
          <Button tone="secondary" onClick={() => setFilter({ query: '', game: '' })}>
            {texts.reset}
          </Button>
        </div>
      )}
    </div>
  )
}

interface FilterFormProps {
  filter: CatalogFilter
  setFilter: (filter: CatalogFilter) => void
  games: readonly string[]
  texts: CatalogTexts
}

function FilterForm({ filter, setFilter, games, texts }: FilterFormProps) {
  return (
    <form
      role="search"
      aria-label={texts.filterLabel}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-4 sm:grid-cols-[1fr_16rem]"
    >
      <TextField
        id="suche"
        name="suche"
        type="search"
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        autoComplete="off"
        maxLength={80}
        value={filter.query}
        onChange={(event) => setFilter({ ...filter, query: event.target.value })}
      />
      <SelectField
        id="spiel"
        name="spiel"
        label={texts.game}
        value={filter.game}
        onChange={(event) => setFilter({ ...filter, game: event.target.value })}
      >
        <option value="">{texts.allGames}</option>
        {games.map((game) => (
          <option key={game}>{game}</option>
        ))}
      </SelectField>
    </form>
  )
}
