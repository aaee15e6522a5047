import type { Database } from 'better-sqlite3'
import { nextTurn } from '@/lib/core/next-turn'
import { TransferError, type TreeEntry } from '@/lib/store/read-tree'
import { leavesOf } from '@/lib/store/tree'
import { fillFile } from './fill-file'
import { buildLookup } from './lookup'
import { openDatabase } from './open-database'

/** In KiB; avoids re-reading pages from the file when keys are unordered. */
const CACHE = 32_768

/** @returns their number @throws StoreError `in_use`, `not_empty`; TransferError `double_key`; what reading throws */
export function importFile(file: string, entries: AsyncIterable<TreeEntry>): Promise<number> {
  return fillFile(file, async (draft) => {
    const database = openDatabase(draft)
    try {
      // An incomplete draft is not worth saving.
      database.pragma('journal_mode = OFF')
      database.pragma('synchronous = OFF')
      database.pragma(`cache_size = -${CACHE}`)
      database.exec('BEGIN')
      const count = await insertAll(database, entries)
      buildLookup(database, true)
      database.exec('COMMIT')
      return count
    } finally {
      database.close()
    }
  })
}

async function insertAll(database: Database, entries: AsyncIterable<TreeEntry>): Promise<number> {
  const insert = database.prepare<[string, string]>('INSERT INTO leaf VALUES (?, ?)')
  const standsAt = database.prepare<[string, string, string]>(
    'SELECT 1 FROM leaf WHERE path = ? OR (path > ? AND path < ?) LIMIT 1',
  )
  let count = 0
  for await (const { path, value, isWorkedOut } of entries) {
    // Lets signals be handled.
    await nextTurn()
    const isThere = standsAt.get(path, `${path}/`, `${path}0`) !== undefined
    if (isThere && isWorkedOut) continue
    if (isThere) throw new TransferError('double_key', path)
    for (const [leaf, text] of leavesOf(path, value)) insert.run(leaf, text)
    if (!isWorkedOut) count += 1
  }
  return count
}
