'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useRoles } from '@/components/account/use-signed-in'
import { onServerEvent, reopenStream } from '@/lib/http/browser/event-stream'
import { MaintenancePage } from './maintenance-page'

interface MaintenanceScreenProps {
  note: string
  /** In place of a page's content; otherwise the proxy has answered with it. */
  isFramed?: boolean
}

/** Once the lock is gone, the requested page replaces it. */
export function MaintenanceScreen({ note, isFramed = false }: MaintenanceScreenProps) {
  const router = useRouter()
  const { admin: isAdmin } = useRoles()

  useEffect(
    () =>
      onServerEvent('lock', ({ locked }) => {
        if (locked) return
        // `refresh` reloads the document if it finds a different page at the address.
        if (isFramed) router.refresh()
        else router.replace(`${location.pathname}${location.search}${location.hash}`)
      }),
    [router, isFramed],
  )

  return <MaintenancePage note={note} isFramed={isFramed} isAdmin={isAdmin} onUnlocked={reopenStream} />
}
