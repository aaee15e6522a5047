'use client'

import { usePlayer } from './playing/player'
import { useReducedMotion } from './use-reduced-motion'

/** Whether a preset plays and may move what is seen. */
export function useMoving(trackId: string): boolean {
  const { track, state } = usePlayer()
  return !useReducedMotion() && state === 'playing' && track?.id === trackId
}
