import 'server-only'
import type { Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import type { TaskKind } from '@/lib/tasks/schema'

/** Other tasks wait for it. */
const RUN_MS = 5_000
/** Accounts in one update. */
export const PART = 50

/**
 * Does steps until one says that all is done, for a few seconds, and leaves the others to a further task of the same kind. What is
 * done of them is in the store, so that it goes on wherever it was cut off.
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
