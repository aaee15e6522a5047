'use client'

import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { NamedScene } from '@/components/audio/playing/named-scenes'
import type { Filter } from '@/lib/audio/filter'
import type { StudioState, StudioStore } from './studio-store'

export interface StudioParts {
  store: StudioStore
  scenes: readonly NamedScene[]
  beside: readonly Filter[]
  say: (sentence: string) => void
}

export const StudioContext = createContext<StudioParts | null>(null)

export function useStudio(): StudioParts {
  const studio = use(StudioContext)
  if (!studio) throw new Error('outside of a studio')
  return studio
}

/** A part of the state, without the changes of a drag; rerenders only if that part changes. */
export function useStudioState<Piece>(pick: (state: StudioState) => Piece): Piece {
  const { store } = useStudio()
  const piece = () => pick(store.current())
  return useSyncExternalStore(store.subscribe, piece, piece)
}

/** Bypasses React. @param pace during a drag: at each movement, or `reading`: when it rests and twice a second */
export function useEachState(show: (state: StudioState) => void, pace: 'moving' | 'reading'): void {
  const { store } = useStudio()
  const tell = useEffectEvent(show)
  useEffect(() => {
    const look = () => tell(store.current())
    look()
    return pace === 'moving' ? store.subscribeClosely(look) : store.subscribeToRead(look)
  }, [store, pace])
}

/** Position from 1; without the changes of a drag, each a layout. Undefined once it is gone. */
export function useRestingBand(id: number): { filter: Filter | undefined; number: number } {
  const filter = useStudioState(({ history }) => history.present.bands.find((band) => band.id === id)?.filter)
  const number = useStudioState(
    ({ history }) => history.present.bands.findIndex((band) => band.id === id) + 1,
  )
  return { filter, number }
}

/** The same array until filters are added or removed. */
export function useBandIds(): number[] {
  const ids = useStudioState(({ bands }) => bands.map(({ id }) => id).join(' '))
  return ids.split(' ').filter(Boolean).map(Number)
}

/** The first itself if the second is empty. */
export function withBeside(filters: readonly Filter[], beside: readonly Filter[]): readonly Filter[] {
  return beside.length === 0 ? filters : [...filters, ...beside]
}
