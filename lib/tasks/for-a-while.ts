import type { Store } from '@/lib/store/store'
import { taskAdded } from './data'
import type { TaskKind } from './schema'

/** Short, because other tasks wait meanwhile. */
const RUN_MS = 5_000

/**
 * Works for a few seconds; a further task continues. Progress is in the store, so that it may be interrupted.
 * @param work is told whether there is time for another step; returns the next task's subject, null when done
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
