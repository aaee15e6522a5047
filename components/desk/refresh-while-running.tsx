'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** While it is mounted and the tab is visible. */
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
