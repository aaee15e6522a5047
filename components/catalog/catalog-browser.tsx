'use client'

import { Suspense, useMemo, useRef, type ReactNode, type Ref } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField, TextField } from '@/components/ui/field'
import { searchPresets } from '@/lib/catalog/search-presets'
import type { PresetSummary } from '@/lib/catalog/schema'
import { AddressWatch } from '@/components/ui/address-watch'
import type { CatalogFilter } from './catalog-query'
import { presetGridStyle } from './preset-grid'
import { useCatalogFilter } from './use-catalog-filter'

interface CatalogTexts {
  filterLabel: string
  search: string
  searchPlaceholder: string
  game: string
  allGames: string
  submit: string
  resultCount: string
  emptyTitle: string
  emptyText: string
  reset: string
  priceNote: string
}

interface CatalogBrowserProps {
  /** The cards are drawn on the server; only the summaries are searched here. */
  entries: readonly { summary: PresetSummary; card: ReactNode }[]
  games: readonly string[]
  texts: CatalogTexts
}

/** The catalogue with its search field and the choice of a game. */
export function CatalogBrowser({ entries, games, texts }: CatalogBrowserProps) {
  const { filter: wanted, setFilter, addressed, followAddress } = useCatalogFilter()
  const filter = games.includes(wanted.game) ? wanted : { ...wanted, game: '' }
  const searchField = useRef<HTMLInputElement>(null)
  const summaries = useMemo(() => entries.map(({ summary }) => summary), [entries])
  const found = new Set(searchPresets(summaries, filter).map(({ id }) => id))
  const reset = () => {
    setFilter({ query: '', game: '' })
    searchField.current?.focus()
  }
  return (
    <div className="grid gap-6">
      <Suspense>
        <AddressWatch onChange={followAddress} />
      </Suspense>
      <FilterForm {...{ filter, setFilter, games, texts, searchField }} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted">
        <p role="status">
          {texts.resultCount} <span className="number text-text">{found.size}</span>
        </p>
        <p>{texts.priceNote}</p>
      </div>
      {found.size > 0 ? (
        // Another list for another address, so that no card is seen to move while the page loads.
        <ul key={addressed} className={presetGridStyle}>
          {entries.map(({ summary, card }) => found.has(summary.id) && <li key={summary.id}>{card}</li>)}
        </ul>
      ) : (
        <div className="grid justify-items-start gap-3 card p-6 sm:p-10">
          <h2 className="text-xl">{texts.emptyTitle}</h2>
          <p className="text-muted">{texts.emptyText}</p>
          <Button tone="secondary" onClick={reset}>
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
  searchField: Ref<HTMLInputElement>
}

/** Until it listens, the browser sends it, and the page reads the address. */
function FilterForm({ filter, setFilter, games, texts, searchField }: FilterFormProps) {
  return (
    <form
      role="search"
      action="/presets"
      aria-label={texts.filterLabel}
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-[1fr_auto] items-end gap-4 *:first:max-sm:col-span-2 sm:grid-cols-[1fr_16rem_auto]"
    >
      <TextField
        ref={searchField}
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
      <Button type="submit" tone="secondary">
        {texts.submit}
      </Button>
    </form>
  )
}
