'use client'

import { useEffect } from 'react'

/** Takes a parameter out of the address once the page has done what it asked for, so that it is neither kept nor done again. */
export function PlainAddress({ without }: { without: string }) {
  useEffect(() => {
    const address = new URL(location.href)
    if (!address.searchParams.has(without)) return
    address.searchParams.delete(without)
    history.replaceState(null, '', address)
  }, [without])

  return null
}
