import { databaseFile } from '@/lib/core/data-folder'
import { env } from '@/lib/core/env'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { backUp } from '../backups/back-up'

// Makes one backup after the other until it is killed, and prints a line before each.
const store = createSqliteStore(databaseFile(env().DATA_DIR))
for (;;) {
  process.stdout.write('begun\n')
  await store.update(await backUp(store))
}
