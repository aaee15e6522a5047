import { restoredNoted } from '@/lib/invoices/restored-numbers'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'

/** Records in a restored file, before anything uses it, that documents may have been issued since it was copied. */
export async function markRestored(file: string): Promise<void> {
  const store = createSqliteStore(file)
  try {
    await store.update(restoredNoted())
  } finally {
    await store.close()
  }
}
