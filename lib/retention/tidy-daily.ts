import 'server-only'
import { isClockDoubted } from '@/lib/clock/require-clock'
import { dayOf, now } from '@/lib/core/clock'
import { inRounds } from '@/lib/tasks/in-rounds'
import { taskAdded } from '@/lib/tasks/data'
import type { Store } from '@/lib/store/store'
import { tidy } from './tidy'

const EVERY_MS = 60 * 60_000
/** Other tasks wait for it. */
const RUN_MS = 5_000

/**
 * Has the shop tidied once a day (in Berlin), by one of all processes: the day's task is added with a mark.
 * @returns ends it
 */
export function planTidying(store: Store, everyMs = EVERY_MS): () => void {
  return inRounds('tidying not planned', everyMs, async () => {
    // A day that has not come is not to be marked as done.
    if (await isClockDoubted(store)) return null
    const day = dayOf(now())
    await store.updateOnce(`tidy_${day}`, taskAdded('tidy', day).changes)
    return null
  })
}

/** The task `tidy`: tidies for a few seconds, and leaves what is not done then to a task after it. */
export async function tidyForAWhile(store: Store, day: string, runMs = RUN_MS): Promise<void> {
  const end = performance.now() + runMs
  const mayGoOn = () => performance.now() < end
  await tidy({ store, isTrial: false, mayGoOn })
  if (!mayGoOn()) await store.update(taskAdded('tidy', day).changes)
}
