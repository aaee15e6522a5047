'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { player, usePlayer } from './playing/player'
import { strengthOfTrack } from './playing/player-state'
import { useMoving } from './use-reduced-motion'

/** Follows the sound while it plays; the code comes with the player's. For headings with the name as `aria-label`. */
export function MovingName({ trackId, children }: { trackId: string; children: ReactNode }) {
  const frame = useRef<HTMLSpanElement>(null)
  const isMoving = useMoving(trackId)
  // Another strength is another shape at rest.
  const strength = strengthOfTrack(usePlayer(), trackId)

  useEffect(() => {
    if (!isMoving) return
    let stop = () => {}
    let isWanted = true
    void import('./playing/move-letters').then(
      ({ moveLetters }) => {
        const { playback } = player
        if (isWanted && playback && frame.current) stop = moveLetters(frame.current, playback.analyser)
      },
      // Without a network, the letters stand still.
      () => {},
    )
    return () => {
      isWanted = false
      stop()
    }
  }, [isMoving, strength])

  return (
    <span ref={frame} className="moving-name" aria-hidden="true">
      {children}
    </span>
  )
}
