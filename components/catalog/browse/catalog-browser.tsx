'use client'

import { Suspense, useMemo, useRef, type ReactNode, useCallback, useEffect, useState, type Ref } from 'react'
import { AddressWatch } from '@/components/ui/browser-history'
import { Button, ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ShopLink } from '@/components/ui/shop-link'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { usePageTitle } from '@/components/ui/use-page-title'
import type { PresetSummary } from '@/lib/catalog/schema'
import { searchPresets } from '@/lib/catalog/showing/search-presets'
import { presetOrders, sortPresets } from '@/lib/catalog/showing/sort-presets'
import { filterOf, withFilter, type CatalogFilter, orderOf, orderWords } from '../catalog-query'
import { CoverGrid } from '../cover/cover-grid'
import { SelectField, TextField } from '@/components/ui/fields/field'

interface CatalogBrowserProps {
  /** The cards are rendered on the server; the browser searches the summaries. */
  entries: readonly { summary: PresetSummary; card: ReactNode }[]
  games: readonly string[]
  priceNote: string
}

export function CatalogBrowser({ entries, games, priceNote }: CatalogBrowserProps) {
  const t = useTranslations('catalog')
  const { filter: wanted, setFilter, addressed, followAddress } = useCatalogFilter()
  const isUnknown = wanted.game !== '' && !games.includes(wanted.game)
  const filter = isUnknown ? { ...wanted, game: '' } : wanted
  const searchField = useRef<HTMLInputElement>(null)
  const summaries = useMemo(() => entries.map(({ summary }) => summary), [entries])
  const cards = useMemo(() => new Map(entries.map(({ summary, card }) => [summary.id, card])), [entries])
  const found = sortPresets(searchPresets(summaries, filter), filter.order)
  const searched = [filter.query.trim(), filter.game].filter(Boolean)
  usePageTitle(searched.length > 0 ? [...searched, t('title')].join(' – ') : null)

  const count = `${found.length} ${found.length === 1 ? t('onePreset') : t('presets')}`
  const reset = () => {
    setFilter(filterOf(''))
    searchField.current?.focus()
  }
  return (
    <div className="grid gap-3 sm:gap-6">
      <Suspense>
        <AddressWatch onChange={followAddress} />
      </Suspense>
      <CatalogFilterForm filter={filter} setFilter={setFilter} games={games} searchField={searchField} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted">
        <p role="status" className="number text-text">
          {isUnknown && `${t('unknownGame', { game: wanted.game })} `}
          {count}
        </p>
        {isUnknown && (
          <ShopLink href={votingAddress(wanted.game)} className="text-accent text-link">
            {t('noHit.vote')}
          </ShopLink>
        )}
        <p>{priceNote}</p>
      </div>
      {found.length > 0 ? (
        // A new list for a new address, so that no card seems to move while the page loads.
        <CoverGrid key={addressed} covers={found.map(({ id }) => [id, cards.get(id)])} />
      ) : (
        <NoHit query={filter.query.trim()} games={games} onReset={reset} />
      )}
    </div>
  )
}

interface NoHitProps {
  query: string
  games: readonly string[]
  onReset: () => void
}

function NoHit({ query, games, onReset }: NoHitProps) {
  const t = useTranslations('catalog.noHit')
  return (
    <EmptyState title={t('title')} text={t('text')}>
      <ButtonLink href={votingAddress(query)}>{t('vote')}</ButtonLink>
      <Button tone="secondary" onClick={onReset}>
        {t('reset')}
      </Button>
      <nav aria-label={t('games')} className="w-full">
        <ul className="flex flex-wrap gap-x-6">
          {games.map((game) => (
            <li key={game}>
              <ShopLink
                href={`/presets?${new URLSearchParams({ spiel: game }).toString()}`}
                className="touch-link font-medium decoration-outline hover:text-accent"
              >
                {game}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
    </EmptyState>
  )
}

function votingAddress(game: string): string {
  return `/abstimmen?${new URLSearchParams({ suche: game }).toString()}#vorschlaege`
}

const WRITE_AFTER_MS = 300

interface CatalogFilterState {
  filter: CatalogFilter
  setFilter: (filter: CatalogFilter) => void
  /** Last query not from `setFilter`. */
  addressed: string
  /** At first and after each change. */
  followAddress: (search: string) => void
}

/** Address counts until a choice, then follows when typing pauses (browsers limit it), without a history entry. */
function useCatalogFilter(): CatalogFilterState {
  const [filter, setFilter] = useState<CatalogFilter>(() => filterOf(''))
  const [isChosen, setIsChosen] = useState(false)
  const [addressed, setAddressed] = useState('')
  const agreed = useRef<string>(undefined)

  useEffect(() => {
    if (!isChosen) return
    const write = () => {
      clearTimeout(timer)
      agreed.current = withFilter(location.search, filter)
      if (agreed.current === location.search) return
      history.replaceState(null, '', location.pathname + agreed.current + location.hash)
    }
    const timer = setTimeout(write, WRITE_AFTER_MS)
    // Written before a click takes effect: after a click on a link, it would lead the visitor back.
    document.addEventListener('click', write, { capture: true, once: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', write, { capture: true })
    }
  }, [filter, isChosen])

  const followAddress = useCallback((search: string) => {
    if (search === agreed.current) return
    agreed.current = search
    setAddressed(search)
    setFilter(filterOf(search))
    setIsChosen(false)
  }, [])

  const choose = (next: CatalogFilter) => {
    // The address may be read only after the first letter was typed.
    agreed.current ??= location.search
    setFilter(next)
    setIsChosen(true)
  }
  return { filter, setFilter: choose, addressed, followAddress }
}

interface CatalogFilterFormProps {
  filter: CatalogFilter
  setFilter: (filter: CatalogFilter) => void
  games: readonly string[]
  searchField: Ref<HTMLInputElement>
}

/** Before hydration the browser submits it, and the page reads the address. */
function CatalogFilterForm(props: CatalogFilterFormProps) {
  const { filter, setFilter, games, searchField } = props
  const t = useTranslations('catalog')
  return (
    <form
      role="search"
      action="/presets"
      aria-label={t('filterLabel')}
      onSubmit={(event) => event.preventDefault()}
      // On a phone the first preset is to be seen at once; what the fields hold tells what they are.
      className="grid gap-2 max-sm:[&_label]:sr-only sm:gap-4 lg:grid-cols-[1fr_28rem]"
    >
      <div className="grid grid-cols-[1fr_auto] items-end gap-2">
        <TextField
          ref={searchField}
          id="suche"
          name="suche"
          type="search"
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          autoComplete="off"
          maxLength={80}
          value={filter.query}
          onChange={(event) => setFilter({ ...filter, query: event.target.value })}
        />
        <Button type="submit" tone="secondary">
          {t('submit')}
        </Button>
      </div>
      <div className="grid grid-cols-2 items-start gap-2 lg:gap-4">
        <SelectField
          id="spiel"
          name="spiel"
          label={t('game')}
          value={filter.game}
          onChange={(event) => setFilter({ ...filter, game: event.target.value })}
        >
          <option value="">{t('allGames')}</option>
          {games.map((game) => (
            <option key={game}>{game}</option>
          ))}
        </SelectField>
        <SelectField
          id="sortierung"
          name="sortierung"
          label={t('order')}
          value={orderWords[filter.order]}
          onChange={(event) => setFilter({ ...filter, order: orderOf(event.target.value) })}
        >
          {presetOrders.map((order) => (
            <option key={order} value={orderWords[order]}>
              {t(`orders.${order}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </form>
  )
}
