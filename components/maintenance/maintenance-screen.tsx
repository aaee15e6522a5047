'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { onLive, reconnectLive } from '@/lib/http/browser/live-client'
import { MaintenancePage } from './maintenance-page'
import type { MaintenanceTexts } from './maintenance-texts'

interface MaintenanceScreenProps {
  texts: MaintenanceTexts
  /** Whether the page of the address itself has put it in its place, else it was the answer to whichever address. */
  isFramed?: boolean
}

/** The maintenance page as the answer to an address. When the lock is gone, the page that was asked for takes its place. */
export function MaintenanceScreen({ texts, isFramed = false }: MaintenanceScreenProps) {
  const router = useRouter()

  useEffect(
    () =>
      onLive('lock', ({ locked }) => {
        if (locked) return
        // `refresh` reloads the document when it finds another page at the address than the one it knew.
        if (isFramed) router.refresh()
        else router.replace(`${location.pathname}${location.search}`)
      }),
    [router, isFramed],
  )

  return <MaintenancePage {...{ texts, isFramed }} onUnlocked={reconnectLive} />
}
