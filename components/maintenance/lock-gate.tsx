'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { useEffect, useState, type ReactNode } from 'react'
import { useRoles } from '@/components/account/use-signed-in'
import { StayingOpen } from '@/components/ui/stays-open'
import { onServerEvent, reopenStream } from '@/lib/http/browser/event-stream'
import { MaintenanceOverlay } from './maintenance-overlay'
import type { MaintenanceTexts } from './maintenance-texts'

interface LockGateProps {
  texts: MaintenanceTexts
  /** The page itself, without the shop's frame. */
  page: ReactNode
  /** The page in the shop's frame. */
  children: ReactNode
}

/**
 * Covers the shop with the maintenance page while it is locked for this visitor, except pages that stay open.
 * The covered page keeps its state, typed text included. If the page itself is the maintenance page, there is
 * no frame.
 */
export function LockGate({ texts, page, children }: LockGateProps) {
  const [staysOpen, setStaysOpen] = useState(false)
  const isCovered = useLocked() && !staysOpen
  const { admin: isAdmin } = useRoles()
  if (useSelectedLayoutSegment() === 'wartung') return page
  return (
    <StayingOpen value={setStaysOpen}>
      {isCovered && <MaintenanceOverlay texts={texts} isAdmin={isAdmin} onUnlocked={reopenStream} />}
      <div className={isCovered ? 'hidden' : 'contents'}>{children}</div>
    </StayingOpen>
  )
}

/** Whether the shop is locked for this visitor, live, as far as is known. */
function useLocked(): boolean {
  const [isLocked, setIsLocked] = useState(false)
  useEffect(() => onServerEvent('lock', ({ locked }) => setIsLocked(locked)), [])
  return isLocked
}
