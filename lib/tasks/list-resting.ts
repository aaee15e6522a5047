import 'server-only'
import type { Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { findTasks } from './data'
import type { Task } from './schema'

/** One page of the tasks that rest until someone looks at them, newest first. */
export function listResting(store: Store, page: Page): Promise<Listing<Task>> {
  return findTasks(store, 'resting', page)
}
