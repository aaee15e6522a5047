'use client'

import type { Ref } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField, TextField } from '@/components/ui/fields/field'
import { orderOf, orderWords, type CatalogFilter } from '../catalog-query'
import type { CatalogTexts } from '../cover/catalog-texts'

interface CatalogFilterFormProps {
  filter: CatalogFilter
  setFilter: (filter: CatalogFilter) => void
  games: readonly string[]
  texts: CatalogTexts
  searchField: Ref<HTMLInputElement>
}

/** Before hydration the browser submits it, and the page reads the address. */
export function CatalogFilterForm(props: CatalogFilterFormProps) {
  const { filter, setFilter, games, texts, searchField } = props
  return (
    <form
      role="search"
      action="/presets"
      aria-label={texts.filterLabel}
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
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          autoComplete="off"
          maxLength={80}
          value={filter.query}
          onChange={(event) => setFilter({ ...filter, query: event.target.value })}
        />
        <Button type="submit" tone="secondary">
          {texts.submit}
        </Button>
      </div>
      <div className="grid grid-cols-2 items-start gap-2 lg:gap-4">
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
        <SelectField
          id="sortierung"
          name="sortierung"
          label={texts.order}
          value={orderWords[filter.order]}
          onChange={(event) => setFilter({ ...filter, order: orderOf(event.target.value) })}
        >
          {texts.orders.map(({ word, text }) => (
            <option key={word} value={word}>
              {text}
            </option>
          ))}
        </SelectField>
      </div>
    </form>
  )
}
