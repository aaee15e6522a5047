'use client'

import { useSyncExternalStore } from 'react'
import { storedText } from '@/lib/core/stored-value'
import { curveFragment } from '@/lib/studio/curve-link'
import { readState, writeState, type PresetDraft, type DraftState } from './preset-draft'

/** A reload and a sign-in keep the work. */
const stored = storedText('studioDraft', 'session')

/** Undefined until the storage was read. */
let state: DraftState | null | undefined
let count = 0

/** The current work; a tab keeps it across reloads. */
export const draftStore = {
  current(): DraftState | null {
    if (state === undefined) {
      const known = readState(stored.read())
      state = known && { ...known, opened: count }
    }
    return state
  },
  /** Starts another work, and remembers the last unsaved one. */
  open(work: PresetDraft, isChanged = false): void {
    const last = draftStore.current()
    const before = (last?.isChanged ? last.work : last?.before) ?? null
    count += 1
    set({ work, opened: count, isChanged, before: before === work ? null : before })
  },
  change(part: Partial<PresetDraft>): void {
    const now = draftStore.current()
    if (now) set({ ...now, work: { ...now.work, ...part }, isChanged: true })
  },
  /**
   * Marks a work as saved, except for changes made meanwhile.
   * @param opened of the work when it was sent: another one may have been opened since
   */
  keep(opened: number | undefined, sent: PresetDraft, kept: PresetDraft['kept']): void {
    const now = draftStore.current()
    if (!now) return
    const isSameAs = (work: PresetDraft) => curveFragment(work) === curveFragment(sent)
    if (now.opened === opened) set({ ...now, work: { ...now.work, kept }, isChanged: !isSameAs(now.work) })
    else if (now.before && isSameAs(now.before)) set({ ...now, before: { ...now.before, kept } })
  },
  subscribe: stored.subscribe,
}

/** The current work, live; null for none, and on the server. */
export function useDraft(): DraftState | null {
  return useSyncExternalStore(draftStore.subscribe, draftStore.current, () => null)
}

function set(next: DraftState): void {
  state = next
  stored.write(writeState(next))
}
