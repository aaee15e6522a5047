'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { filterOf, withFilter, type CatalogFilter } from './catalog-query'

const WRITE_AFTER = 300

/**
 * The filter of the catalogue: what the visitor has chosen, before that what the address says. The address follows
 * when typing pauses (browsers limit how often it may change), without an entry in the history.
 */
export function useCatalogFilter(): [CatalogFilter, (filter: CatalogFilter) => void] {
  const search = useSyncExternalStore(subscribe, currentSearch, emptySearch)
  const [chosen, setChosen] = useState<CatalogFilter>()

  useEffect(() => {
    if (!chosen) return
    const timer = setTimeout(() => {
      const next = withFilter(location.search, chosen)
      if (next !== location.search) history.replaceState(null, '', location.pathname + next + location.hash)
    }, WRITE_AFTER)
    return () => clearTimeout(timer)
  }, [chosen])

  return [chosen ?? filterOf(search), setChosen]
}

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}
const currentSearch = () => location.search
const emptySearch = () => ''
