'use client'

import { useSyncExternalStore } from 'react'
import type { WorkState } from './work'
import { workStore } from './work-store'

/** What is being worked on, live; null for nothing, and as long as the page is the server's. */
export function useWork(): WorkState | null {
  return useSyncExternalStore(workStore.subscribe, workStore.current, () => null)
}
