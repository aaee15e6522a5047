import 'server-only'
import { now } from '@/lib/core/clock'
import { partBefore } from '@/lib/core/listing'
import type { Store } from '@/lib/store/store'
import { findTasks, reviveTask } from './data'
import { PAUSE_LIMIT_MS } from './schema'

const PART = 100

/** Makes tasks due whose next attempt is too far in the future, because a wrong clock postponed them. */
export async function reviveAhead(store: Store): Promise<void> {
  let before: string | null = null
  do {
    const { entries, next } = await findTasks(store, 'waiting', partBefore(before, PART))
    const ahead = entries.filter(({ dueAt }) => dueAt - now() > PAUSE_LIMIT_MS)
    const revived = ahead.map((task) => ({ ...task, since: now(), dueAt: now() }))
    await Promise.all(revived.map((task) => reviveTask(store, task, {})))
    before = next
  } while (before !== null)
}
