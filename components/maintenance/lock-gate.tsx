'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { useEffect, useState, type ReactNode } from 'react'
import { StayingOpen } from '@/components/ui/stays-open'
import { onLive, reconnectLive } from '@/lib/http/browser/live-client'
import { MaintenanceOverlay } from './maintenance-overlay'
import type { MaintenanceTexts } from './maintenance-texts'

interface LockGateProps {
  texts: MaintenanceTexts
  /** What the address itself shows, without the frame of the shop. */
  page: ReactNode
  /** The same within the frame of the shop. */
  children: ReactNode
}

/**
 * Puts the maintenance page over the shop as long as this visitor is locked out, except over pages that stay open. What is
 * below stays as it is, typed text included. Where the page itself is the maintenance page, the frame around it is gone.
 */
export function LockGate({ texts, page, children }: LockGateProps) {
  const [staysOpen, setStaysOpen] = useState(false)
  const isCovered = useLocked() && !staysOpen
  if (useSelectedLayoutSegment() === 'wartung') return page
  return (
    <StayingOpen value={setStaysOpen}>
      {isCovered && <MaintenanceOverlay texts={texts} onUnlocked={reconnectLive} />}
      <div className={isCovered ? 'hidden' : 'contents'}>{children}</div>
    </StayingOpen>
  )
}

/** Whether the shop is locked for this visitor, as far as is known; live. */
function useLocked(): boolean {
  const [isLocked, setIsLocked] = useState(false)
  useEffect(() => onLive('lock', ({ locked }) => setIsLocked(locked)), [])
  return isLocked
}
