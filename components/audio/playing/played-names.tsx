'use client'

import { useEffect, useState } from 'react'
import { BrandName, ShapedName } from './shaped-name'
import { usePlayer } from './player'
import { heardFilters } from './player-state'
import type { Track } from './track'

/** Shaped by the curve that is heard. */
export function PlayedLogo({ name }: { name: string }) {
  const player = usePlayer()
  const { track, state, side } = player
  const mayMove = useShownOnce()
  if (!mayMove || !track || state !== 'playing') return <BrandName name={name} />
  if (side === 'before') return <BrandName name={name} filters={[]} />
  return <BrandName name={name} filters={heardFilters(player, track)} full={track.filters} />
}

/** Shaped as it is heard; inside a link that is named by it. */
export function PlayedName({ track }: { track: Track }) {
  const filters = heardFilters(usePlayer(), track)
  return <ShapedName name={track.name} filters={filters} full={track.filters} isNamedAround />
}

/** Whether a frame at rest has been shown, from which the name can be animated. */
function useShownOnce(): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isShown
}
