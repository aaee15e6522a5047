import { curveFragment } from '@/lib/studio/curve-link'
import { readWork, writeWork, type Work, type WorkState } from './work'

/** In the session storage: what is being worked on in the studio, so that a reload and a sign-in leave it. */
const WORK_KEY = 'studioWork'

/** Undefined until the storage was looked at. */
let state: WorkState | null | undefined
let count = 0
const listeners = new Set<() => void>()

/** What is being worked on; a tab keeps it over a reload. */
export const workStore = {
  current(): WorkState | null {
    if (state === undefined) {
      const known = readWork(storedText())
      state = known && { ...known, opened: count }
    }
    return state
  },
  /**
   * Begins to work on something.
   * @returns what was changed before and is not kept, to go back to; null for nothing
   */
  open(work: Work, isChanged = false): WorkState | null {
    const before = workStore.current()
    count += 1
    set({ work, opened: count, isChanged })
    return before?.isChanged ? before : null
  },
  /** Goes on with it in another form. */
  change(part: Partial<Work>): void {
    const now = workStore.current()
    if (now) set({ ...now, work: { ...now.work, ...part }, isChanged: true })
  },
  /** The account keeps a work now; what was changed meanwhile it does not. */
  keep(sent: Work, kept: Work['kept']): void {
    const now = workStore.current()
    if (!now) return
    const isSame = curveFragment(now.work) === curveFragment(sent)
    set({ ...now, work: { ...now.work, kept }, isChanged: !isSame })
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function set(next: WorkState): void {
  state = next
  try {
    sessionStorage.setItem(WORK_KEY, writeWork(next))
  } catch {
    // Where the storage is blocked or full, it lives as long as the page.
  }
  listeners.forEach((listener) => listener())
}

function storedText(): string | null {
  try {
    return sessionStorage.getItem(WORK_KEY)
  } catch {
    return null
  }
}
