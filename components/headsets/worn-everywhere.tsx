'use client'

import { useEffect } from 'react'
import { storedText } from '@/lib/core/stored-value'

/** Plays presets with the headset chosen on an earlier visit, on pages that do not ask for one. */
export function WornEverywhere() {
  useEffect(() => {
    if (wasChosen()) import('./headset-store').then(({ headsetStore }) => headsetStore.current(), ignore)
  }, [])
  return null
}

export function wasChosen(): boolean {
  return storedText('headset', 'local').read() !== null
}

/** Presets are heard alone. */
function ignore(): void {}
