'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { useEffect, useState, type ReactNode } from 'react'
import { useRoles } from '@/components/account/use-signed-in'
import { StayingOpen } from '@/components/ui/stays-open'
import { usePart } from '@/components/ui/use-part'
import { onServerEvent, reopenStream } from '@/lib/http/browser/event-stream'

interface LockGateProps {
  note: string
  page: ReactNode
  children: ReactNode
}

/** A covered page keeps its state, typed text included. Around the maintenance page itself there is no frame. */
export function LockGate({ note, page, children }: LockGateProps) {
  const [staysOpen, setStaysOpen] = useState(false)
  const isLocked = useLocked() && !staysOpen
  const overlay = usePart(isLocked, loadOverlay)
  const isCovered = isLocked && overlay !== null
  const { admin: isAdmin } = useRoles()
  if (useSelectedLayoutSegment() === 'wartung') return page
  return (
    <StayingOpen value={setStaysOpen}>
      {isCovered && <overlay.MaintenanceOverlay note={note} isAdmin={isAdmin} onUnlocked={reopenStream} />}
      <div className={isCovered ? 'hidden' : 'contents'}>{children}</div>
    </StayingOpen>
  )
}

const loadOverlay = () => import('./maintenance-overlay')

/** Live; false until it is known. */
function useLocked(): boolean {
  const [isLocked, setIsLocked] = useState(false)
  useEffect(() => onServerEvent('lock', ({ locked }) => setIsLocked(locked)), [])
  return isLocked
}
