import { curveFragment, readCurve } from '@/lib/studio/curve-link'
import type { OwnCurve } from '@/lib/studio/own-curve'

export interface Work extends OwnCurve {
  /** The shop's preset it started with; null for none. */
  base: string | null
  /** Its saved version; null if there is none. */
  kept: { id: string; revision: number } | null
}

export interface WorkState {
  work: Work
  /** Differs between opened works, so that the studio restarts for each. */
  opened: number
  /** Whether it was changed since it was opened or saved. */
  isChanged: boolean
  /** The unsaved preset it replaced, to go back to. */
  before: Work | null
}

/** For the tab's session storage. */
export function writeWork({ work, isChanged }: Pick<WorkState, 'work' | 'isChanged'>): string {
  return JSON.stringify({ curve: curveFragment(work), base: work.base, kept: work.kept, isChanged })
}

/** Null for anything else. Only this page writes it, and the shop checks what it sends. */
export function readWork(text: string | null): Pick<WorkState, 'work' | 'isChanged'> | null {
  try {
    const { curve, base, kept, isChanged }: Record<string, unknown> = Object(JSON.parse(text ?? ''))
    const own = readCurve(String(curve))
    const work = own && { ...own, base: typeof base === 'string' ? base : null, kept: readKept(kept) }
    return work && { work, isChanged: isChanged === true }
  } catch {
    return null
  }
}

function readKept(value: unknown): Work['kept'] {
  const { id, revision }: Record<string, unknown> = Object(value)
  return typeof id === 'string' && typeof revision === 'number' ? { id, revision } : null
}
