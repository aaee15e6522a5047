import type { Store } from '@/lib/store/store'
import { taskAdded } from './data'
import type { TaskKind } from './schema'

/** Short, because other tasks wait meanwhile. */
const RUN_MS = 5_000

/**
 * Works on a long task for a few seconds, and leaves the rest to a further task of its kind. Progress is in the
 * store, so that it continues wherever it was interrupted.
 * @param work gets a function that says whether there is time for another step; returns the subject of the task
 * that continues, or null when done
 */
export async function forAWhile(
  store: Store,
  kind: TaskKind,
  work: (mayGoOn: () => boolean) => Promise<string | null>,
  runMs = RUN_MS,
): Promise<void> {
  const end = performance.now() + runMs
  const rest = await work(() => performance.now() < end)
  if (rest !== null) await store.update(taskAdded(kind, rest).changes)
}
