'use client'

import { useEffect, useLayoutEffect } from 'react'
import { player } from './playing/player'
import type { Side } from './playing/sample-playback'
import { usePlayer } from './playing/use-player'

/** What needs the space bar for itself; a chosen radio button and a slider do not. */
const OWN_SPACE =
  'button, a, input:not([type="radio"]), select, textarea, summary, [tabindex="0"]:not([role="slider"]), [role="dialog"]'

/**
 * Lets a part of the page be the instrument of a preset: no small player beside it, and the space bar switches while its
 * sound plays.
 * @returns the side that is heard
 */
export function useInstrument(trackId: string): Side {
  const { track, side, state } = usePlayer()
  const isPlaying = track?.id === trackId && state === 'playing'

  // Before anything is painted, so that the small player is never seen beside it.
  useLayoutEffect(() => player.place(trackId), [trackId])

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

  return side
}
