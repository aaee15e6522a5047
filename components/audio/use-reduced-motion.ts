'use client'

import { useSyncExternalStore } from 'react'
import { usePlayer } from './playing/player'

const QUERY = '(prefers-reduced-motion: reduce)'

export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(QUERY).matches,
    () => true,
  )
}

function watch(onChange: () => void): () => void {
  const query = matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Also whether animations are allowed. */
export function useMoving(trackId: string): boolean {
  const { track, state } = usePlayer()
  return !useReducedMotion() && state === 'playing' && track?.id === trackId
}
