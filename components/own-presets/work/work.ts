import { curveFragment, readCurve } from '@/lib/studio/curve-link'
import type { OwnCurve } from '@/lib/studio/own-curve'

/** What somebody is working on in the studio. */
export interface Work extends OwnCurve {
  /** The preset of the shop that it began with; null for none. */
  base: string | null
  /** Where the account keeps it, and in which state it was seen there; null if it does not. */
  kept: { id: string; revision: number } | null
}

export interface WorkState {
  work: Work
  /** Another number for each work that was opened, so that the studio begins anew with it. */
  opened: number
  /** Whether something was changed since it was opened, or kept. */
  isChanged: boolean
}

/** A work as a text, for the tab's own storage. */
export function writeWork({ work, isChanged }: Pick<WorkState, 'work' | 'isChanged'>): string {
  return JSON.stringify({ curve: curveFragment(work), base: work.base, kept: work.kept, isChanged })
}

/** What such a text says; null if it says nothing. Only this page writes it, and the shop checks what it sends. */
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
