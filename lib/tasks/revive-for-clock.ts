import { now } from '@/lib/core/clock'
import { partBefore } from '@/lib/core/listing'
import type { Store } from '@/lib/store/store'
import { findTasks, reviveTask } from './data'
import { PAUSE_LIMIT_MS, taskStateSchema, type Task } from './schema'

const PART = 100

/** Those that wait only because the clock was wrong, or the last numbers were not known after a restore. */
export async function reviveForClock(store: Store): Promise<void> {
  for (const state of taskStateSchema.options) {
    let before: string | null = null
    do {
      const { entries, next } = await findTasks(store, state, partBefore(before, PART))
      await Promise.all(entries.filter(isHeldByClock).map((task) => reviveTask(store, task)))
      before = next
    } while (before !== null)
  }
}

const isHeldByClock = ({ state, dueAt, lastError = '' }: Task) =>
  /clock_doubted|numbers_unconfirmed/.test(lastError) ||
  (state === 'waiting' && dueAt - now() > PAUSE_LIMIT_MS)
