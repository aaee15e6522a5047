'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { onServerEvent } from '@/lib/http/browser/event-stream'
import { whenIdle } from '@/lib/http/browser/fetching-ahead'
import { KEPT_MARK, type PageNews } from '@/lib/offline/read-pages'

/** Makes the browser's worker (lib/offline/worker.ts) keep pages, and marks a kept page as outdated. */
export function KeepAtHand() {
  const path = usePathname()
  const router = useRouter()

  useEffect(() => void tell({ seen: path + location.search }), [path])
  useEffect(() => onServerEvent('user', (user) => void tell({ user: user?.uid ?? null })), [])
  useEffect(
    () =>
      onServerEvent('lock', ({ locked }) => {
        void tell({ lock: { locked, at: Date.now() } })
        // The connection is back.
        const page = document.documentElement
        if (!page.hasAttribute(KEPT_MARK)) return
        page.removeAttribute(KEPT_MARK)
        router.refresh()
      }),
    [router],
  )
  return null
}

/** Waits until the browser is idle; does nothing during development. */
async function tell(news: PageNews): Promise<void> {
  const { serviceWorker } = navigator
  if (process.env.NODE_ENV !== 'production' || !serviceWorker) return
  await new Promise<void>(whenIdle)
  try {
    await serviceWorker.register('/sw.js')
    const { active } = await serviceWorker.ready
    active?.postMessage(news)
  } catch {
    // Some browsers do not allow it.
  }
}
