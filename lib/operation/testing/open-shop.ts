import { databaseFile } from '@/lib/core/data-folder'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { openShop } from '../open-shop'

/** Opens the shop in `DATA_DIR`, and says before that it begins. */
const store = createSqliteStore(databaseFile(process.env.DATA_DIR ?? ''))
process.stdout.write('begins\n')
await openShop(store, 'admin test')
await store.close()
