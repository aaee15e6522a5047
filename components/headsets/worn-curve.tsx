'use client'

import { useEffect, useState } from 'react'
import { usePlayer } from '@/components/audio/playing/player'
import { strengthOfTrack } from '@/components/audio/playing/player-state'
import type { Filter } from '@/lib/audio/filter'
import type { WornTexts } from './headset-texts'
import type * as DrawingPart from './worn-drawing'

interface WornCurveProps {
  preset: { id: string; name: string; filters: readonly Filter[] }
  texts: WornTexts
}

/** Covers the drawn curve of an instrument with that of preset and headset, while one is chosen. */
export function WornCurve({ preset, texts }: WornCurveProps) {
  const state = usePlayer()
  const { headset, side } = state
  const part = useDrawing(headset !== null)
  if (!headset || !part) return null
  return (
    <part.WornDrawing
      preset={preset}
      strength={strengthOfTrack(state, preset.id)}
      headset={headset}
      side={side}
      texts={texts}
    />
  )
}

/** The code that draws in the browser; null until it is wanted and there. Without a network, the preset's curve stays. */
function useDrawing(isWanted: boolean): typeof DrawingPart | null {
  const [part, setPart] = useState<typeof DrawingPart | null>(null)
  useEffect(() => {
    if (isWanted && !part) import('./worn-drawing').then(setPart, () => {})
  }, [isWanted, part])
  return part
}
