'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { FetchingAhead } from '@/components/ui/shop-link'
import { onServerEvent } from '@/lib/http/browser/event-stream'
import { savesData } from '@/lib/http/browser/saves-data'

/** Tells the links below it whether to prefetch. */
export function TurboMode({ children }: { children: ReactNode }) {
  return <FetchingAhead value={useTurboMode()}>{children}</FetchingAhead>
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
