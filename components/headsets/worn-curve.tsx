'use client'

import { usePlayer } from '@/components/audio/playing/player'
import { strengthOfTrack } from '@/components/audio/playing/player-state'
import { usePart } from '@/components/ui/use-part'
import type { Filter } from '@/lib/audio/filter'

interface WornCurveProps {
  preset: { id: string; name: string; filters: readonly Filter[] }
}

/** Without a network, the preset's curve stays. */
const loadDrawing = () => import('./worn-drawing')

export function WornCurve({ preset }: WornCurveProps) {
  const state = usePlayer()
  const { headset, side } = state
  const part = usePart(headset !== null, loadDrawing)
  if (!headset || !part) return null
  return (
    <part.WornDrawing
      preset={preset}
      strength={strengthOfTrack(state, preset.id)}
      headset={headset}
      side={side}
    />
  )
}
