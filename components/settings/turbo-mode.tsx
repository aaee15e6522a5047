'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { FetchingAhead } from '@/components/ui/shop-link'
import { onServerEvent } from '@/lib/http/browser/event-stream'
import { onceAtRest, savesData } from '@/lib/http/browser/fetching-ahead'

/** Tells the links below whether to prefetch: all in view once the page is idle, before that those the visitor points at. */
export function TurboMode({ children }: { children: ReactNode }) {
  const isOn = useTurboMode()
  const [isAtRest, setIsAtRest] = useState(false)
  useEffect(() => onceAtRest(() => setIsAtRest(true)), [])
  return <FetchingAhead value={isOn ? (isAtRest ? 'in view' : 'wanted') : 'none'}>{children}</FetchingAhead>
}

/**
 * Whether to prefetch links: the shop's live setting, unless the visitor saves data or the shop is locked, with
 * nothing to fetch. False until it is known.
 */
function useTurboMode(): boolean {
  const [isOn, setIsOn] = useState(false)

  useEffect(
    () =>
      onServerEvent('settings', ({ turboMode, maintenance }) =>
        setIsOn(turboMode && !maintenance && !savesData()),
      ),
    [],
  )

  return isOn
}
