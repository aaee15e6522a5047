import 'server-only'
import { now } from '@/lib/core/clock'
import { partBefore } from '@/lib/core/listing'
import type { Store } from '@/lib/store/store'
import { findTasks, reviveTask } from './data'

const PART = 100
/** No pause between attempts is this long. */
const TOO_FAR_MS = 4 * 60 * 60_000

/** Makes tasks due whose next attempt is too far in the future, because a wrong clock postponed them. */
export async function reviveAhead(store: Store): Promise<void> {
  let before: string | null = null
  do {
    const { entries, next } = await findTasks(store, 'waiting', partBefore(before, PART))
    const ahead = entries.filter(({ dueAt }) => dueAt - now() > TOO_FAR_MS)
    const revived = ahead.map((task) => ({ ...task, since: now(), dueAt: now() }))
    await Promise.all(revived.map((task) => reviveTask(store, task, {})))
    before = next
  } while (before !== null)
}
