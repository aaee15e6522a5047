'use client'

import { useEffect, type ReactNode } from 'react'
import type { Headset } from '@/lib/headsets/schema'
import { headsetStore } from './headset-store'

/** Lets everything on a page be heard with this headset, whatever else is chosen. */
export function LentHeadset({ headset, children }: { headset: Headset; children: ReactNode }) {
  useEffect(() => headsetStore.lend(headset), [headset])
  return children
}
