'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Removes a parameter from the address once the page has acted on it, so that it is neither kept nor repeated.
 */
export function PlainAddress({ without }: { without: string }) {
  const router = useRouter()

  useEffect(() => {
    const query = new URLSearchParams(location.search)
    query.delete(without)
    router.replace(`${location.pathname}?${query}`, { scroll: false })
  }, [router, without])

  return null
}
