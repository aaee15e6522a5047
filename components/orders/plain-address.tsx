'use client'

import { useEffect } from 'react'

/**
 * Removes a parameter from the address once the page has acted on it, so that it is neither stored nor applied again. The
 * page itself does not change.
 */
export function PlainAddress({ without }: { without: string }) {
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    query.delete(without)
    history.replaceState(null, '', `${location.pathname}?${query}`)
  }, [without])

  return null
}
