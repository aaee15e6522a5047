import type { Changes, Snapshot } from '@/lib/store/store'
import { openDatabase } from './open-database'
import { openSnapshot } from './snapshot'
import { beginSoleUse } from './usage'
import { Writer, writesOf } from './writer'

/**
 * All or none, with exclusive use, also for `before`. @param changesOf yields parts, each asked for once the last is
 * written
 * @throws StoreError `in_use`, `unavailable`, and what both throw
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
