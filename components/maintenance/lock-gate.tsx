'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { useEffect, useState, type ReactNode } from 'react'
import { useRoles } from '@/components/account/use-signed-in'
import { StayingOpen } from '@/components/ui/stays-open'
import { usePart } from '@/components/ui/use-part'
import { onServerEvent, reopenStream } from '@/lib/http/browser/event-stream'
import type { MaintenanceTexts } from './maintenance-texts'

interface LockGateProps {
  texts: MaintenanceTexts
  /** The page itself, without the shop's frame. */
  page: ReactNode
  children: ReactNode
}

/**
 * Covers the shop with the maintenance page while it is locked for this visitor, except pages that stay open.
 * The covered page keeps its state, typed text included. If the page itself is the maintenance page, there is
 * no frame.
 */
export function LockGate({ texts, page, children }: LockGateProps) {
  const [staysOpen, setStaysOpen] = useState(false)
  const isLocked = useLocked() && !staysOpen
  const overlay = usePart(isLocked, loadOverlay)
  const isCovered = isLocked && overlay !== null
  const { admin: isAdmin } = useRoles()
  if (useSelectedLayoutSegment() === 'wartung') return page
  return (
    <StayingOpen value={setStaysOpen}>
      {isCovered && <overlay.MaintenanceOverlay texts={texts} isAdmin={isAdmin} onUnlocked={reopenStream} />}
      <div className={isCovered ? 'hidden' : 'contents'}>{children}</div>
    </StayingOpen>
  )
}

const loadOverlay = () => import('./maintenance-overlay')

/** Whether the shop is locked for this visitor, live; false until that is known. */
function useLocked(): boolean {
  const [isLocked, setIsLocked] = useState(false)
  useEffect(() => onServerEvent('lock', ({ locked }) => setIsLocked(locked)), [])
  return isLocked
}
