import 'server-only'
import type { Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import type { TaskKind } from '@/lib/tasks/schema'

/** Kept short because other tasks are waiting. */
const RUN_MS = 5_000
/** Accounts per update. */
export const PART = 50

/**
 * Repeats a step for a few seconds until it reports that all is done, and leaves the rest to a follow-up task of
 * the same kind. Progress is in the store, so it continues from any interruption.
 */
export async function forAWhile(
  store: Store,
  kind: TaskKind,
  subject: string,
  step: () => Promise<'more' | 'done'>,
): Promise<void> {
  const end = performance.now() + RUN_MS
  while ((await step()) === 'more') {
    if (performance.now() > end) return store.update(taskAdded(kind, subject).changes)
  }
}
