'use client'

import { useSyncExternalStore } from 'react'
import { player, silence, type PlayerState } from './player'

/** What the shop's player does, live. */
export function usePlayer(): PlayerState {
  return useSyncExternalStore(player.subscribe, player.current, silence)
}
