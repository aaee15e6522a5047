import { storedRunSchema, type RunState, type StoredRun } from '@/lib/hearing/procedure/run'
import { storedRun } from '@/lib/hearing/procedure/stored-run'

const KEY = 'hearing'

/**
 * Keeps an unfinished run as long as its tab, so that a reload loses nothing.
 * @param subject a run with another one is not gone on with
 */
export function keepRun(subject: string, run: RunState): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ subject, run: storedRun(run) }))
  } catch {
    // Without storage, a reload begins anew.
  }
}

export function forgetRun(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}

/** The run kept for a subject; null for none, and for anything that this page would not have written. */
export function keptRun(subject: string): StoredRun | null {
  try {
    const kept: Record<string, unknown> = Object(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    const { success, data } = storedRunSchema.safeParse(kept.run)
    return kept.subject === subject && success && data.answers.length > 0 ? data : null
  } catch {
    return null
  }
}
