'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePageTitle } from '@/components/ui/use-page-title'
import texts from '@/messages/maintenance.json'
import { MaintenancePage } from './maintenance-page'

interface MaintenanceOverlayProps {
  note: string
  isAdmin: boolean
  onUnlocked: () => void
}

/** Hides the open page, takes the focus and returns it afterwards. */
export function MaintenanceOverlay({ note, isAdmin, onUnlocked }: MaintenanceOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null)
  const before = useRef<Element>(null)
  usePageTitle(texts.title)

  // Runs before the browser removes the focus from the hidden page.
  useLayoutEffect(() => {
    before.current = document.activeElement
    overlay.current?.querySelector('h1')?.focus()
  }, [])

  // Runs after the page is visible again.
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement) before.current.focus()
    },
    [],
  )

  return (
    <div ref={overlay}>
      <MaintenancePage texts={{ ...texts, note }} isAdmin={isAdmin} onUnlocked={onUnlocked} />
    </div>
  )
}
