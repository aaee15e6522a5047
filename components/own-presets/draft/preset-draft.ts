import { curveFragment, readCurve } from '@/lib/studio/curve-link'
import type { OwnCurve } from '@/lib/studio/own-curve'

export interface PresetDraft extends OwnCurve {
  /** The shop's preset it started with. */
  base: string | null
  kept: { id: string; revision: number } | null
}

export interface DraftState {
  work: PresetDraft
  /** Differs between opened works, so that the studio restarts for each. */
  opened: number
  isChanged: boolean
  /** The unsaved work it replaced, to go back to. */
  before: PresetDraft | null
}

type StoredState = Omit<DraftState, 'opened'>

export function writeState({ work, isChanged, before }: StoredState): string {
  return JSON.stringify({ ...written(work), isChanged, before: before && written(before) })
}

const written = (work: PresetDraft) => ({ curve: curveFragment(work), base: work.base, kept: work.kept })

/** Null for anything else. Only this page writes it, and the shop checks what it sends. */
export function readState(text: string | null): StoredState | null {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    const { isChanged, before }: Record<string, unknown> = Object(stored)
    const work = readDraft(stored)
    return work && { work, isChanged: isChanged === true, before: readDraft(before) }
  } catch {
    return null
  }
}

function readDraft(stored: unknown): PresetDraft | null {
  const { curve, base, kept }: Record<string, unknown> = Object(stored)
  const own = readCurve(String(curve))
  return own && { ...own, base: typeof base === 'string' ? base : null, kept: readKept(kept) }
}

function readKept(value: unknown): PresetDraft['kept'] {
  const { id, revision }: Record<string, unknown> = Object(value)
  return typeof id === 'string' && typeof revision === 'number' ? { id, revision } : null
}
