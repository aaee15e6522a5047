'use client'

import { useSyncExternalStore } from 'react'
import { storedText } from '@/lib/core/stored-value'
import { curveFragment } from '@/lib/studio/curve-link'
import { readState, writeState, type Work, type WorkState } from './work'

/** A reload and a sign-in keep the work. */
const stored = storedText('studioWork', 'session')

/** Undefined until the storage was read. */
let state: WorkState | null | undefined
let count = 0

/** The current work; a tab keeps it across reloads. */
export const workStore = {
  current(): WorkState | null {
    if (state === undefined) {
      const known = readState(stored.read())
      state = known && { ...known, opened: count }
    }
    return state
  },
  /** Starts another work, and remembers the last unsaved one. */
  open(work: Work, isChanged = false): void {
    const last = workStore.current()
    const before = (last?.isChanged ? last.work : last?.before) ?? null
    count += 1
    set({ work, opened: count, isChanged, before: before === work ? null : before })
  },
  /** Changes the current work. */
  change(part: Partial<Work>): void {
    const now = workStore.current()
    if (now) set({ ...now, work: { ...now.work, ...part }, isChanged: true })
  },
  /**
   * Marks a work as saved, except for changes made meanwhile.
   * @param opened of the work when it was sent: another one may have been opened since
   */
  keep(opened: number | undefined, sent: Work, kept: Work['kept']): void {
    const now = workStore.current()
    if (!now) return
    const isSameAs = (work: Work) => curveFragment(work) === curveFragment(sent)
    if (now.opened === opened) set({ ...now, work: { ...now.work, kept }, isChanged: !isSameAs(now.work) })
    else if (now.before && isSameAs(now.before)) set({ ...now, before: { ...now.before, kept } })
  },
  subscribe: stored.subscribe,
}

/** The current work, live; null for none, and on the server. */
export function useWork(): WorkState | null {
  return useSyncExternalStore(workStore.subscribe, workStore.current, () => null)
}

function set(next: WorkState): void {
  state = next
  stored.write(writeState(next))
}
