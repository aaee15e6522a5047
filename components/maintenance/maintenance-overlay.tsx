'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { TextsProvider } from '@/components/ui/texts/texts-provider'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { usePageTitle } from '@/components/ui/use-page-title'
import texts from '@/messages/parts/maintenance.json'
import { MaintenancePage } from './maintenance-page'

interface MaintenanceOverlayProps {
  note: string
  isAdmin: boolean
  onUnlocked: () => void
}

/** Hides the open page, takes the focus and returns it afterwards. */
export function MaintenanceOverlay(props: MaintenanceOverlayProps) {
  return (
    <TextsProvider messages={texts}>
      <Overlay {...props} />
    </TextsProvider>
  )
}

function Overlay(props: MaintenanceOverlayProps) {
  const t = useTranslations('maintenance')
  const overlay = useRef<HTMLDivElement>(null)
  const before = useRef<Element>(null)
  usePageTitle(t('title'))

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
      <MaintenancePage {...props} />
    </div>
  )
}
