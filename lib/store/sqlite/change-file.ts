import type { Changes, Snapshot } from '@/lib/store/store'
import { openDatabase } from './open-database'
import { openSnapshot } from './snapshot'
import { beginSoleUse } from './usage'
import { Writer, writesOf } from './writer'

/**
 * Makes as many changes as follow from a database file's present state in one transaction, while nobody else can use it: all
 * of them or, also if the process is killed, none.
 * @param changesOf what is to be changed; it is only ever asked for the next part when the one before is in the transaction
 * @param before is called first, while nobody else can use the file either
 * @throws StoreError `in_use`, `unavailable`, and what the two throw
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
    // What is not committed is undone by closing.
    snapshot.close()
    database.close()
  }
}
