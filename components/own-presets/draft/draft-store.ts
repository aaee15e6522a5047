'use client'

import { useSyncExternalStore } from 'react'
import { storedText } from '@/lib/core/stored-value'
import { curveFragment } from '@/lib/studio/curve-link'
import { readState, writeState, type PresetDraft, type DraftState } from './preset-draft'

const stored = storedText('studioDraft', 'session')

/** Undefined until the storage was read. */
let state: DraftState | null | undefined
let count = 0

/** A tab keeps it across reloads. */
export const draftStore = {
  current(): DraftState | null {
    if (state === undefined) {
      const known = readState(stored.read())
      state = known && { ...known, opened: count }
    }
    return state
  },
  /** Remembers the last unsaved work. */
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
  /** Except for changes made meanwhile. @param opened of the work when sent: another may have been opened since */
  keep(opened: number | undefined, sent: PresetDraft, kept: PresetDraft['kept']): void {
    const now = draftStore.current()
    if (!now) return
    const isSameAs = (work: PresetDraft) => curveFragment(work) === curveFragment(sent)
    if (now.opened === opened) set({ ...now, work: { ...now.work, kept }, isChanged: !isSameAs(now.work) })
    else if (now.before && isSameAs(now.before)) set({ ...now, before: { ...now.before, kept } })
  },
  subscribe: stored.subscribe,
}

/** Live; null for none, and on the server. */
export function useDraft(): DraftState | null {
  return useSyncExternalStore(draftStore.subscribe, draftStore.current, () => null)
}

function set(next: DraftState): void {
  state = next
  stored.write(writeState(next))
}
