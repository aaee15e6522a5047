'use client'

import { useEffect, type ReactNode } from 'react'
import { player } from './player'
import type { Track } from './track'
import { usePlayer } from './use-player'

/** What needs the space bar for itself; a chosen radio button does not. */
const OWN_SPACE = 'button, a, input:not([type="radio"]), select, textarea, summary, [role="dialog"]'

interface InstrumentFrameProps {
  track: Track
  children: ReactNode
}

/** The room of an instrument: shows which side is heard, and lets the space bar switch while its sound plays. */
export function InstrumentFrame({ track, children }: InstrumentFrameProps) {
  const { track: current, side, state } = usePlayer()
  const isOwn = current === null || current.id === track.id
  const isPlaying = current?.id === track.id && state === 'playing'

  useEffect(() => {
    if (!isPlaying) return
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const isOwn = target instanceof Element && target.closest(OWN_SPACE) !== null
      if (event.key !== ' ' || event.repeat || event.defaultPrevented || isOwn) return
      event.preventDefault()
      player.hear(player.current().side === 'before' ? 'after' : 'before')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isPlaying])

  return (
    <section
      aria-label={track.name}
      data-instrument={track.id}
      data-side={isOwn ? side : 'after'}
      className="world"
      style={track.world}
    >
      {children}
    </section>
  )
}
