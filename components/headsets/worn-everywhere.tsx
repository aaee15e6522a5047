'use client'

import { useEffect } from 'react'

/** Lets presets be heard with the headset that was chosen on an earlier visit, on pages that do not ask for one. */
export function WornEverywhere() {
  useEffect(() => {
    if (wasChosen()) import('./headset-store').then(({ headsetStore }) => headsetStore.current(), ignore)
  }, [])
  return null
}

function wasChosen(): boolean {
  try {
    return localStorage.getItem('headset') !== null
  } catch {
    return false
  }
}

/** Presets are heard alone. */
function ignore(): void {}
