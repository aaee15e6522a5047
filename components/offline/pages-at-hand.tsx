'use client'

import { useEffect, useState } from 'react'
import { onServerEvent } from '@/lib/http/browser/event-stream'
import { OFFLINE_PAGE } from '@/lib/offline/kind-of'
import { listAtHand, type PageAtHand } from '@/lib/offline/list-at-hand'

/**
 * Links to the pages on this device. Once there is a connection, the page that was asked for replaces this one.
 */
export function PagesAtHand({ title }: { title: string }) {
  const [pages, setPages] = useState<PageAtHand[]>([])

  useEffect(() => {
    listAtHand().then(setPages, () => undefined)
    return onServerEvent('lock', () => {
      if (location.pathname !== OFFLINE_PAGE) location.reload()
    })
  }, [])

  if (pages.length === 0) return null
  return (
    <section aria-labelledby="at-hand" className="page-width grid gap-2 pb-14">
      <h2 id="at-hand" className="text-xl">
        {title}
      </h2>
      <ul className="border-b border-line">
        {pages.map(({ address, title }) => (
          <li key={address} className="border-t border-line">
            {/* Kept pages have to load as a whole. */}
            <a
              href={address}
              className="touch-link font-semibold decoration-outline hover:decoration-current"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
