import { FORMAT_UNDER_WAY } from '@/lib/store/format'
import type { Changes, Store } from '@/lib/store/store'
import { changesOf } from './changes-of'
import type { Migration } from './migration'

/**
 * Brings the data of a store that takes no changes of any size at once into a migration's form. What is written before the
 * last part harms nobody and is written again by the next attempt; that part is written once, whoever else migrates.
 */
export async function migrateStore(store: Store, migration: Migration): Promise<void> {
  await store.update({ [FORMAT_UNDER_WAY]: migration.to })
  const snapshot = await store.snapshot()
  let last: Changes = {}
  for await (const changes of changesOf(snapshot, migration)) {
    if (Object.keys(last).length > 0) await store.update(last)
    last = changes
  }
  await store.updateOnce(`format_${migration.to}`, last)
}
