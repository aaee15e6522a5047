import type { Query as Ordered, DataSnapshot } from 'firebase-admin/database'
import type { Env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { keysOf, checkKey } from '@/lib/store/changes'
import { FORMAT_NUMBER } from '@/lib/store/format'
import { notify } from '@/lib/store/listeners'
import { HEALTH, indexesOf } from '@/lib/store/rules'
import { sharedTry } from '@/lib/store/shared-try'
import {
  StoreError,
  type Store,
  type Entry,
  type Path,
  type Query,
  type RangeQuery,
  type Listener,
  type Unsubscribe,
  type Page,
  type Json,
} from '@/lib/store/store'
import { pagedSnapshot } from '../reading/paged-snapshot'
import { Connection } from './connection'
import { targetOf } from './target'
import { writeChanges, writeOnce } from './write-changes'

/** A connection that only subscribes sends a request this often: otherwise it would not notice that it is dead. */
const ASK_MS = 30_000

/**
 * Bound by database.rules.json. Operations reject with StoreError `unavailable` after 10 s; a write already sent may
 * still be applied later. With `FIREBASE_DATABASE_EMULATOR_HOST` the database is a local server.
 */
export function createFirebaseStore(env: Env): Store {
  // The SDK shows a write to its own listeners and readers before it is accepted: so separate apps listen and read.
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
      // Connected once anything has been read.
      await read(FORMAT_NUMBER)
      return reading.time()
    },
    async close() {
      clearInterval(asking)
      await Promise.all([main.close(), reading.close(), listening.close()])
    },
  }
}

/** By index, highest key first unless `after` is given; a range in its order. @throws StoreError */
async function findEntries(connection: Connection, path: Path, query: Query | RangeQuery): Promise<Entry[]> {
  const { child, limit } = query
  const [collection = '', ...below] = keysOf(path)
  if (below.length > 0 || !indexesOf(collection).includes(child)) {
    throw new StoreError('no_index', `${path} has no index on ${child}`)
  }
  if (limit !== undefined && limit < 1) return []
  const ordered = connection.database.ref(path).orderByChild(child)
  if ('from' in query) {
    const within = ordered.startAt(query.from).endAt(query.to).limitToFirst(query.limit)
    return entriesOf(await connection.within(() => within.get())).reverse()
  }
  const { before, after } = query
  if (before !== undefined) checkKey(before)
  if (after) checkKey(after)
  const wanted = bounded(ordered, query)
  const entries = entriesOf(await connection.within(() => wanted.get()))
  return after === undefined ? entries : entries.reverse()
}

function bounded(ordered: Ordered, { equals, limit, before, after }: Query): Ordered {
  if (after !== undefined) {
    const following = after === '' ? ordered.equalTo(equals) : ordered.startAfter(equals, after).endAt(equals)
    return limit === undefined ? following : following.limitToFirst(limit)
  }
  const preceding =
    before === undefined ? ordered.equalTo(equals) : ordered.startAt(equals).endBefore(equals, before)
  return limit === undefined ? preceding : preceding.limitToLast(limit)
}

const RETRY_MS = 5_000

/** Never calls the listener before it returns; one that throws is logged and stays. @throws StoreError `bad_path` */
function subscribe(connection: Connection, path: Path, listener: Listener): Unsubscribe {
  keysOf(path)
  const reference = connection.database.ref(path)
  let active = true
  let retry: NodeJS.Timeout | undefined

  const hand = (snapshot: DataSnapshot) => {
    if (active) notify(listener, receivedValue(snapshot.val()))
  }
  const deliver = (snapshot: DataSnapshot | null) => {
    if (snapshot) queueMicrotask(() => hand(snapshot))
  }
  /** The database ends a subscription when it refuses the identity, which may just be a temporary token problem. */
  const attach = () => {
    reference.on('value', deliver, (error: Error) => {
      log().error({ error, path }, 'a subscription was refused')
      if (!active) return
      retry = setTimeout(attach, RETRY_MS)
      retry.unref()
    })
  }

  attach()
  return () => {
    active = false
    clearTimeout(retry)
    reference.off('value', deliver)
  }
}

/** Highest key first unless `after` is given. @throws StoreError */
async function listChildren(connection: Connection, path: Path, page: Page): Promise<Entry[]> {
  keysOf(path)
  if (page.before !== undefined) checkKey(page.before)
  if (page.after) checkKey(page.after)
  if (page.limit < 1) return []
  const wanted = pageOf(connection.database.ref(path).orderByKey(), page)
  const entries = entriesOf(await connection.within(() => wanted.get()))
  return page.after === undefined ? entries : entries.reverse()
}

function pageOf(ordered: Ordered, { limit, before, after }: Page): Ordered {
  if (after !== undefined) return (after === '' ? ordered : ordered.startAfter(after)).limitToFirst(limit)
  return (before === undefined ? ordered : ordered.endBefore(before)).limitToLast(limit)
}

/** Undoes the SDK's turning objects with number-like keys into arrays with gaps. @throws StoreError `bad_value` */
function receivedValue(value: unknown): Json | null {
  if (value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value !== 'object') throw new StoreError('bad_value', `the database holds a ${typeof value}`)
  const children: [string, Json][] = []
  for (const [key, child] of Object.entries(value)) {
    const received = receivedValue(child)
    if (received !== null) children.push([key, received])
  }
  return Object.fromEntries(children)
}

function entriesOf(snapshot: DataSnapshot): Entry[] {
  const entries: Entry[] = []
  snapshot.forEach((entry) => {
    const value = receivedValue(entry.val())
    if (value !== null) entries.unshift({ key: entry.key, value })
  })
  return entries
}
