import { FORMAT_UNDER_WAY } from '@/lib/store/format'
import type { Changes, Store } from '@/lib/store/store'
import { changesOf } from './changes-of'
import type { Migration } from './migration'

/**
 * Migrates a store that cannot take a change of any size at once. Everything before the last batch is harmless
 * and is rewritten by the next attempt; the last batch is written once, whoever else migrates.
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
