'use client'

import { createElement, type ElementType, type ReactNode } from 'react'
import type { Strength } from '@/lib/audio/strength'
import { usePlayer } from '../playing/player'
import { strengthOfTrack } from '../playing/player-state'

interface AtStrengthProps {
  trackId: string
  as: ElementType
  shared: object
  by: Record<Strength, object>
  children: ReactNode
}

export function AtStrength({ trackId, as, shared, by, children }: AtStrengthProps) {
  return createElement(as, { ...shared, ...by[strengthOfTrack(usePlayer(), trackId)] }, children)
}

export function TextAtStrength({ trackId, by }: { trackId: string; by: Record<Strength, string> }) {
  return by[strengthOfTrack(usePlayer(), trackId)]
}
