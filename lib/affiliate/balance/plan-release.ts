import 'server-only'
import { isClockDoubted } from '@/lib/clock/require-clock'
import { dayOf, now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { inRounds } from '@/lib/tasks/in-rounds'

const EVERY_MS = 60 * 60_000

/**
 * Schedules the release of commissions once a day (in Berlin) across all processes: the day's task is added with
 * a mark.
 * @returns stops it
 */
export function planRelease(store: Store, everyMs = EVERY_MS): () => void {
  return inRounds('release not planned', everyMs, async () => {
    // A day in the future must not be marked as done.
    if (await isClockDoubted(store)) return null
    const day = dayOf(now())
    await store.updateOnce(`release_${day}`, taskAdded('release', day).changes)
    return null
  })
}
