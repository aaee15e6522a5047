import type { Changes, Snapshot } from '@/lib/store/store'
import { openDatabase } from './open-database'
import { openSnapshot } from './snapshot'
import { beginSoleUse } from './usage'
import { Writer, writesOf } from './writer'

/**
 * Changes a database file in one transaction with exclusive use: all changes are made or, even if the process is
 * killed, none.
 * @param changesOf yields the changes in parts, each requested once the previous one is in the transaction
 * @param before is called first, with exclusive use, too
 * @throws StoreError `in_use`, `unavailable`, and whatever the two throw
 */
export async function changeFile(
  file: string,
  changesOf: (snapshot: Snapshot) => AsyncIterable<Changes>,
  before: () => Promise<void>,
): Promise<void> {
  const endUse = beginSoleUse(file)
  try {
    await before()
    await changeAll(file, changesOf)
  } finally {
    endUse()
  }
}

async function changeAll(file: string, changesOf: (snapshot: Snapshot) => AsyncIterable<Changes>) {
  const database = openDatabase(file)
  const snapshot = openSnapshot(file)
  try {
    const writer = new Writer(database)
    database.exec('BEGIN IMMEDIATE')
    for await (const changes of changesOf(snapshot)) writer.apply(writesOf(changes))
    database.exec('COMMIT')
  } finally {
    // Closing rolls back uncommitted changes.
    snapshot.close()
    database.close()
  }
}
