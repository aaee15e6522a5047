'use client'

import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Filter } from '@/lib/audio/filter'
import type { StudioState, StudioStore } from './studio-store'
import type { StudioTexts } from './studio-texts'

interface StudioParts {
  store: StudioStore
  texts: StudioTexts
  /** What sounds with the filters without being one of them. */
  beside: readonly Filter[]
}

/** What all parts of a studio share. */
export const StudioContext = createContext<StudioParts | null>(null)

/** The studio around a part. */
export function useStudio(): StudioParts {
  const studio = use(StudioContext)
  if (!studio) throw new Error('outside of a studio')
  return studio
}

/** A piece of the state, but for what a drag is changing; the part is drawn anew only if it is another one. */
export function useStudioState<Piece>(pick: (state: StudioState) => Piece): Piece {
  const { store } = useStudio()
  const piece = () => pick(store.current())
  return useSyncExternalStore(store.subscribe, piece, piece)
}

/**
 * Calls `show` after every change, with no part drawn anew by React.
 * @param pace amid a drag at each movement, or to read it: when it rests and twice a second
 */
export function useEachState(show: (state: StudioState) => void, pace: 'moving' | 'reading'): void {
  const { store } = useStudio()
  const tell = useEffectEvent(show)
  useEffect(() => {
    const look = () => tell(store.current())
    look()
    return pace === 'moving' ? store.subscribeClosely(look) : store.subscribeToRead(look)
  }, [store, pace])
}

/**
 * One filter and its number among the others, from 1, without what a drag is changing: what is laid out anew in each frame would
 * hold it up. Undefined once it is gone.
 */
export function useSettledBand(id: number): { filter: Filter | undefined; number: number } {
  const filter = useStudioState(({ history }) => history.present.find((band) => band.id === id)?.filter)
  const number = useStudioState(({ history }) => history.present.findIndex((band) => band.id === id) + 1)
  return { filter, number }
}

/** The ids of all filters, as text so that it stays the same while they are only changed. */
export function useBandIds(): number[] {
  const ids = useStudioState(({ bands }) => bands.map(({ id }) => id).join(' '))
  return ids.split(' ').filter(Boolean).map(Number)
}
