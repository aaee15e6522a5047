'use client'

import { Suspense, useMemo, useRef, type ReactNode } from 'react'
import { AddressWatch } from '@/components/ui/browser-history'
import { ShopLink } from '@/components/ui/shop-link'
import { usePageTitle } from '@/components/ui/use-page-title'
import type { PresetSummary } from '@/lib/catalog/schema'
import { searchPresets } from '@/lib/catalog/showing/search-presets'
import { sortPresets } from '@/lib/catalog/showing/sort-presets'
import { CatalogFilterForm } from './catalog-filter-form'
import { filterOf, GAME_PLACE } from './catalog-query'
import type { CatalogTexts } from './catalog-texts'
import { NoHit, votingAddress } from './no-hit'
import { SleeveGrid } from '../sleeve/sleeve-grid'
import { useCatalogFilter } from './use-catalog-filter'

interface CatalogBrowserProps {
  /** The cards are rendered on the server; the browser searches the summaries. */
  entries: readonly { summary: PresetSummary; card: ReactNode }[]
  games: readonly string[]
  texts: CatalogTexts
}

/** The catalogue with search, games and sort order. */
export function CatalogBrowser({ entries, games, texts }: CatalogBrowserProps) {
  const { filter: wanted, setFilter, addressed, followAddress } = useCatalogFilter()
  const isUnknown = wanted.game !== '' && !games.includes(wanted.game)
  const filter = isUnknown ? { ...wanted, game: '' } : wanted
  const searchField = useRef<HTMLInputElement>(null)
  const summaries = useMemo(() => entries.map(({ summary }) => summary), [entries])
  const cards = useMemo(() => new Map(entries.map(({ summary, card }) => [summary.id, card])), [entries])
  const found = sortPresets(searchPresets(summaries, filter), filter.order)
  const searched = [filter.query.trim(), filter.game].filter(Boolean)
  usePageTitle(searched.length > 0 ? [...searched, texts.pageTitle].join(' – ') : null)

  const count = `${found.length} ${found.length === 1 ? texts.onePreset : texts.presets}`
  const reset = () => {
    setFilter(filterOf(''))
    searchField.current?.focus()
  }
  return (
    <div className="grid gap-3 sm:gap-6">
      <Suspense>
        <AddressWatch onChange={followAddress} />
      </Suspense>
      <CatalogFilterForm {...{ filter, setFilter, games, texts, searchField }} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted">
        <p role="status" className="number text-text">
          {isUnknown && `${texts.unknownGame.replace(GAME_PLACE, () => wanted.game)} `}
          {count}
        </p>
        {isUnknown && (
          <ShopLink href={votingAddress(wanted.game)} className="text-accent underline underline-offset-4">
            {texts.noHit.vote}
          </ShopLink>
        )}
        <p>{texts.priceNote}</p>
      </div>
      {found.length > 0 ? (
        // A new list for a new address, so that no card seems to move while the page loads.
        <SleeveGrid key={addressed} sleeves={found.map(({ id }) => [id, cards.get(id)])} />
      ) : (
        <NoHit query={filter.query.trim()} games={games} texts={texts.noHit} onReset={reset} />
      )}
    </div>
  )
}
