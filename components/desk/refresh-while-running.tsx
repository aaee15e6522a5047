'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Has the page shown anew, while somebody looks at it, as long as something runs; it shows nothing itself. */
export function RefreshWhileRunning({ everyMs = 2_000 }: { everyMs?: number }) {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) router.refresh()
    }, everyMs)
    return () => clearInterval(timer)
  }, [router, everyMs])
  return null
}
