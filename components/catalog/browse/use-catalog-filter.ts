'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { filterOf, withFilter, type CatalogFilter } from './catalog-query'

const WRITE_AFTER_MS = 300

interface CatalogFilterState {
  filter: CatalogFilter
  setFilter: (filter: CatalogFilter) => void
  /** What the address has asked for last, other than by `setFilter`. */
  addressed: string
  /** To be called with the search part of the address, at first and whenever it changes. */
  followAddress: (search: string) => void
}

/**
 * The filter of the catalogue: what the address says, until the visitor chooses. The address follows when typing
 * pauses (browsers limit how often it may change), without an entry in the history.
 */
export function useCatalogFilter(): CatalogFilterState {
  const [filter, setFilter] = useState<CatalogFilter>(() => filterOf(''))
  const [isChosen, setIsChosen] = useState(false)
  const [addressed, setAddressed] = useState('')
  /** The search part that the filter is known to agree with. */
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
    // Written after the click on a link, the address would take the visitor back from where the link leads.
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
    // The first look at the address may come later than the first letter.
    agreed.current ??= location.search
    setFilter(next)
    setIsChosen(true)
  }
  return { filter, setFilter: choose, addressed, followAddress }
}
