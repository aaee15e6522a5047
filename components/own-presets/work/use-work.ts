'use client'

import { useSyncExternalStore } from 'react'
import type { WorkState } from './work'
import { workStore } from './work-store'

/** The current work, live; null for none, and on the server. */
export function useWork(): WorkState | null {
  return useSyncExternalStore(workStore.subscribe, workStore.current, () => null)
}
