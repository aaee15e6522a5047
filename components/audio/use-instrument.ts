'use client'

import { useEffect, useLayoutEffect } from 'react'
import { player, usePlayer } from './playing/player'
import type { Side } from './playing/sample-playback'
import type { Track } from './playing/track'

/** Need the space bar themselves; a checked radio button, a slider and what plays do not. */
const OWN_SPACE =
  'button:not([data-plays]), a, input:not([type="radio"]), select, textarea, summary, [tabindex="0"]:not([role="slider"]), [role="dialog"]'

/** A button is pressed when the space bar is let go. */
function keepFromPressing(target: HTMLElement): void {
  target.addEventListener('keyup', (event) => event.preventDefault(), { once: true })
}

/** No mini player beside a preset's instrument, and the space bar switches sides while it plays.
 * @returns the side heard */
export function useInstrument({ id, scenes }: Pick<Track, 'id' | 'scenes'>): Side {
  const { track, side, state } = usePlayer()
  const isPlaying = track?.id === id && state === 'playing'

  // Before the first paint, so that the mini player never flashes.
  useLayoutEffect(() => player.place({ id, scenes }), [id, scenes])

  useEffect(() => {
    if (!isPlaying) return
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const isTaken = target instanceof Element && target.closest(OWN_SPACE) !== null
      if (event.key !== ' ' || event.repeat || event.defaultPrevented || isTaken) return
      event.preventDefault()
      if (target instanceof HTMLElement) keepFromPressing(target)
      player.switchSide()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isPlaying])

  return side
}
