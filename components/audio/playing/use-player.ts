'use client'

import { useSyncExternalStore } from 'react'
import { player, silence, type PlayerState } from './player'

/** The player's state, live. */
export function usePlayer(): PlayerState {
  return useSyncExternalStore(player.subscribe, player.current, silence)
}
