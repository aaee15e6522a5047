'use client'

import { useEffect } from 'react'

/** Removes a parameter the page has acted on, so that it is neither stored nor applied again. */
export function PlainAddress({ without }: { without: string }) {
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    query.delete(without)
    history.replaceState(null, '', `${location.pathname}?${query}`)
  }, [without])

  return null
}
