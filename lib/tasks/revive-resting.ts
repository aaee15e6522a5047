import type { Changes, Store } from '@/lib/store/store'
import { findTasks, reviveTask } from './data'
import { laneOf, lanes, type Service, type Task } from './schema'

const PART = 100

interface Revival {
  /** Only tasks that need it. */
  service?: Service
  most?: number
  follow?: (task: Task) => Changes
}

/** Oldest first, each for another day. */
export async function reviveResting(
  store: Store,
  { service, most = Infinity, follow }: Revival,
): Promise<void> {
  let after: string | null = ''
  for (let seen = 0; after !== null && seen < most; seen += PART) {
    const { entries, next } = await findTasks(store, 'resting', { limit: PART, after })
    const wanted = entries.filter((task) => !service || lanes[laneOf(task)].service === service)
    await Promise.all(wanted.map((task) => reviveTask(store, task, follow?.(task))))
    after = next
  }
}
