import 'server-only'
import { isClockDoubted } from '@/lib/clock/require-clock'
import { dayOf, now } from '@/lib/core/clock'
import { inRounds } from '@/lib/tasks/in-rounds'
import { taskAdded } from '@/lib/tasks/data'
import type { Store } from '@/lib/store/store'
import { tidy } from './tidy'

const EVERY_MS = 60 * 60_000
/** Kept short because other tasks are waiting. */
const RUN_MS = 5_000

/**
 * Schedules tidying once a day (in Berlin) across all processes: the day's task is added with a mark.
 * @returns stops it
 */
export function planTidying(store: Store, everyMs = EVERY_MS): () => void {
  return inRounds('tidying not planned', everyMs, async () => {
    // A day in the future must not be marked as done.
    if (await isClockDoubted(store)) return null
    const day = dayOf(now())
    await store.updateOnce(`tidy_${day}`, taskAdded('tidy', day).changes)
    return null
  })
}

/** The task `tidy`: tidies for a few seconds, and leaves the rest to a follow-up task. */
export async function tidyForAWhile(store: Store, day: string, runMs = RUN_MS): Promise<void> {
  const end = performance.now() + runMs
  const mayGoOn = () => performance.now() < end
  await tidy({ store, isTrial: false, mayGoOn })
  if (!mayGoOn()) await store.update(taskAdded('tidy', day).changes)
}
