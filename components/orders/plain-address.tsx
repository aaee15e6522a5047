'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Takes a parameter out of the address once the page has done what it asked for, so that it is neither kept nor done again. */
export function PlainAddress({ without }: { without: string }) {
  const router = useRouter()

  useEffect(() => {
    const query = new URLSearchParams(location.search)
    query.delete(without)
    router.replace(`${location.pathname}?${query}`, { scroll: false })
  }, [router, without])

  return null
}
