'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { filterOf, withFilter, type CatalogFilter } from './catalog-query'

const WRITE_AFTER_MS = 300

interface CatalogFilterState {
  filter: CatalogFilter
  setFilter: (filter: CatalogFilter) => void
  /** The last query that did not come from `setFilter`. */
  addressed: string
  /** Call it with the query, at first and after each change. */
  followAddress: (search: string) => void
}

/**
 * The catalogue's filter: from the address until the visitor chooses. The address follows when typing pauses
 * (browsers limit how often it may change), without a history entry.
 */
export function useCatalogFilter(): CatalogFilterState {
  const [filter, setFilter] = useState<CatalogFilter>(() => filterOf(''))
  const [isChosen, setIsChosen] = useState(false)
  const [addressed, setAddressed] = useState('')
  /** The query that the filter agrees with. */
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
    // Written after a click on a link, the address would pull the visitor back.
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
