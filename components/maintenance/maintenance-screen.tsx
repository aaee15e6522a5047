'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { onLive, reconnectLive } from '@/lib/http/browser/live-client'
import { MaintenancePage } from './maintenance-page'
import type { MaintenanceTexts } from './maintenance-texts'

/**
 * The maintenance page as the answer to an address, whichever it was. When the lock is gone, the page that was asked for
 * takes its place.
 */
export function MaintenanceScreen({ texts }: { texts: MaintenanceTexts }) {
  const router = useRouter()

  useEffect(
    () =>
      onLive('lock', ({ locked }) => {
        // Not `refresh`, which reloads the document when it finds another page at the address than the one it knew.
        if (!locked) router.replace(`${location.pathname}${location.search}`)
      }),
    [router],
  )

  return <MaintenancePage texts={texts} onUnlocked={reconnectLive} />
}
