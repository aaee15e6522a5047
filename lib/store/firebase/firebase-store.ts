import 'server-only'
import { keysOf } from '@/lib/store/changes'
import { FORMAT_NUMBER } from '@/lib/store/format'
import type { Env } from '@/lib/core/env'
import { pagedSnapshot } from '../reading/paged-snapshot'
import { HEALTH } from '@/lib/store/rules'
import { sharedTry } from '@/lib/store/shared-try'
import type { Store } from '@/lib/store/store'
import { Connection } from './connection'
import { findEntries } from './find-entries'
import { listChildren } from './list-children'
import { receivedValue } from './received-value'
import { subscribe } from './subscribe'
import { targetOf } from './target'
import { writeChanges, writeOnce } from './write-changes'

/** How often a connection that only listens is asked something, in ms: it would not notice that it is dead. */
const ASK_MS = 30_000

/**
 * The tree in Firebase Realtime Database, through the official server SDK and bound by database.rules.json. With
 * `FIREBASE_DATABASE_EMULATOR_HOST` it is a local server.
 *
 * Operations reject with StoreError `unavailable` if the database does not answer within 10 seconds; a write
 * already sent may still be applied after that.
 */
export function createFirebaseStore(env: Env): Store {
  // The SDK shows a write to its own listeners and readers before the database has accepted it, even if it is
  // refused later. So separate apps listen and read.
  const target = targetOf(env)
  const main = new Connection(target)
  const reading = new Connection(target)
  const listening = new Connection(target)
  const read = async (path: string) => {
    keysOf(path)
    const snapshot = await reading.within(() => reading.database.ref(path).get())
    return receivedValue(snapshot.val())
  }
  const ask = (connection: Connection) =>
    connection.within(() => connection.database.ref(FORMAT_NUMBER).get())
  const asking = setInterval(() => void ask(listening).catch(() => undefined), ASK_MS)
  asking.unref()
  return {
    engine: 'firebase',
    get: (path) => read(path),
    find: (path, query) => findEntries(reading, path, query),
    list: (path, page) => listChildren(reading, path, page),
    update: (changes) => writeChanges(main, changes),
    updateOnce: (key, changes) => writeOnce(main, key, changes),
    subscribe: (path, listener) => subscribe(listening, path, listener),
    snapshot: async () => pagedSnapshot((path, page) => listChildren(reading, path, page)),
    purge: async () => undefined,
    healthy: sharedTry(() => {
      const written = main.within(() => main.database.ref(HEALTH).set(Date.now()))
      return Promise.all([written, ask(reading), ask(listening)])
    }),
    async time() {
      // Once anything has been read, it has been connected.
      await read(FORMAT_NUMBER)
      return reading.time()
    },
    async close() {
      clearInterval(asking)
      await Promise.all([main.close(), reading.close(), listening.close()])
    },
  }
}
