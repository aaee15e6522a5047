'use client'

import { useEffect, useMemo, useRef } from 'react'
import { player } from '@/components/audio/playing/player'
import type { Track } from '@/components/audio/playing/track'
import { useInstrument } from '@/components/audio/use-instrument'
import type { Filter } from '@/lib/audio/filter'
import { preampOf } from '@/lib/audio/preamp'
import { sceneNames } from '@/lib/audio/scenes/scene'
import type { StudioStore } from './studio-store'
import { withBeside } from './use-studio'

export const STUDIO_TRACK = 'studio'
/** ms without a change of `Leises lauter` before its sound is made again. */
const SETTLED = 150
/** All scenes, because the game of the edited preset is unknown. */
const STUDIO = { id: STUDIO_TRACK, scenes: sceneNames }

/** At every moment of a drag. Stops with the studio. @param beside filters that are heard as well */
export function useStudioSound(store: StudioStore, name: string, beside: readonly Filter[]): Track {
  useInstrument(STUDIO)
  // A ref, so that the track object stays the same.
  const withThem = useRef(beside)

  const track: Track = useMemo(
    () => ({
      ...STUDIO,
      name,
      get filters() {
        return withBeside(store.current().filters, withThem.current)
      },
      get dynamics() {
        return store.current().history.present.dynamics
      },
      isMade: true,
      palette: {
        '--palette-ground': 'var(--color-ground)',
        '--palette-ink': 'var(--color-text)',
        '--palette-accent': 'var(--color-accent)',
      },
    }),
    [store, name],
  )

  useEffect(() => {
    withThem.current = beside
    let heard: readonly unknown[] = []
    const tune = () => {
      const { filters } = store.current()
      if (player.current().state !== 'playing') heard = []
      else if (heard !== filters) {
        heard = filters
        const all = withBeside(filters, beside)
        player.tune(STUDIO_TRACK, all, preampOf(all))
      }
    }
    // Also at its start: the filters may have changed while it loaded.
    const forgetPlayer = player.subscribe(tune)
    const forgetStore = store.subscribeClosely(tune)
    tune()
    return () => {
      forgetPlayer()
      forgetStore()
    }
  }, [store, beside])

  useEffect(
    () => () => {
      if (player.current().track?.id === STUDIO_TRACK) player.stop()
    },
    [],
  )

  useRecompressed(store, track)
  return track
}

function useRecompressed(store: StudioStore, track: Track): void {
  useEffect(() => {
    let { dynamics } = store.current().history.present
    let settling: ReturnType<typeof setTimeout> | undefined
    const forgetStore = store.subscribe(() => {
      const now = store.current().history.present.dynamics
      if (now === dynamics) return
      dynamics = now
      clearTimeout(settling)
      settling = setTimeout(() => player.recompress(track), SETTLED)
    })
    return () => {
      clearTimeout(settling)
      forgetStore()
    }
  }, [store, track])
}
