'use client'

import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { player } from './player'
import type { Track } from './track'
import { usePlayer } from './use-player'

/** What needs the space bar for itself; a chosen radio button does not. */
const OWN_SPACE =
  'button, a, input:not([type="radio"]), select, textarea, summary, [tabindex="0"], [role="dialog"]'

interface InstrumentFrameProps {
  track: Track
  children: ReactNode
}

/** The room of an instrument: shows which side is heard, and lets the space bar switch while its sound plays. */
export function InstrumentFrame({ track, children }: InstrumentFrameProps) {
  const { track: current, side, state } = usePlayer()
  const isPlaying = current?.id === track.id && state === 'playing'

  // Before anything is painted, so that the small player is never seen beside it.
  useLayoutEffect(() => player.place(track.id), [track.id])

  useEffect(() => {
    if (!isPlaying) return
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const isTaken = target instanceof Element && target.closest(OWN_SPACE) !== null
      if (event.key !== ' ' || event.repeat || event.defaultPrevented || isTaken) return
      event.preventDefault()
      player.hear(player.current().side === 'before' ? 'after' : 'before')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isPlaying])

  return (
    <section aria-label={track.name} data-side={side} className="world" style={track.world}>
      {children}
    </section>
  )
}
