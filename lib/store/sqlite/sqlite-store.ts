import 'server-only'
import type { Database } from 'better-sqlite3'
import { inTurn } from '@/lib/core/in-turn'
import { nextTurn } from '@/lib/core/next-turn'
import { checkChanges, checkKey, keysOf, withOnceKey } from '@/lib/store/changes'
import { indexesOf } from '@/lib/store/rules'
import {
  StoreError,
  type Changes,
  type Entry,
  type Json,
  type Listener,
  type Page,
  type Path,
  type Query,
  type RangeQuery,
  type Snapshot,
  type Store,
  type Unsubscribe,
} from '@/lib/store/store'
import { purgeFile } from './compact-file'
import { whenFree } from './busy'
import { watchLog, emptyLog, leaveCopiedLog } from './log-watch'
import { openedFile } from './opened-file'
import { Reader } from './reader'
import { openSnapshot } from './snapshot'
import { Subscriptions } from './subscriptions'
import { WriteQueue } from './write-queue'
import { Writer, writesOf, type Write } from './writer'
import { openDatabase } from './open-database'
import { beginUse, noteBegun } from './usage'
import { sharedTry } from '../shared-try'

/** About the size of an order. */
const ORDER_LENGTH = 16_000

/** @throws StoreError `unavailable` if it is no database or not writable; `in_use` during an import or restore */
export function createSqliteStore(file: string): Store {
  return new SqliteStore(file)
}

class SqliteStore implements Store {
  readonly engine = 'sqlite'
  readonly healthy: () => Promise<boolean>
  readonly #file
  readonly #database
  readonly #closeDatabase
  readonly #reader
  readonly #subscriptions
  readonly #writes
  readonly #health
  readonly #endWatch
  #closing: Promise<void> | undefined

  constructor(file: string) {
    this.#file = file
    const { database, close } = openForUse(file)
    this.#database = database
    this.#closeDatabase = close
    this.#reader = new Reader(database)
    this.#subscriptions = new Subscriptions(database, this.#reader)
    const checkFile = openedFile(database, file)
    this.#writes = new WriteQueue(database, new Writer(database), this.#subscriptions, () => {
      checkFile()
      leaveCopiedLog(database, file)
    })
    this.#health = new Health(this.#writes)
    this.#endWatch = watchLog(database, file)
    this.healthy = async () => this.#closing === undefined && this.#health.check()
  }

  async get(path: Path): Promise<Json | null> {
    keysOf(path)
    return this.#read(() => this.#reader.get(path))
  }

  async find(path: Path, query: Query | RangeQuery): Promise<Entry[]> {
    keysOf(path)
    if (!indexesOf(path).includes(query.child)) throw new StoreError('no_index', `${path} by ${query.child}`)
    return this.#read(() => this.#reader.find(path, query))
  }

  async list(path: Path, page: Page): Promise<Entry[]> {
    keysOf(path)
    if (page.before !== undefined) checkKey(page.before)
    if (page.after) checkKey(page.after)
    return this.#read(() => this.#reader.list(path, page))
  }

  async update(changes: Changes): Promise<void> {
    this.#checkOpen()
    checkChanges(changes)
    await this.#write(writesOf(changes))
  }

  async updateOnce(key: string, changes: Changes): Promise<boolean> {
    this.#checkOpen()
    return this.#write(writesOf(withOnceKey(key, changes)), key)
  }

  subscribe(path: Path, listener: Listener): Unsubscribe {
    this.#checkOpen()
    keysOf(path)
    return this.#subscriptions.add(path, listener)
  }

  async snapshot(): Promise<Snapshot> {
    this.#checkOpen()
    return openSnapshot(this.#file)
  }

  async purge(): Promise<void> {
    if (this.#closing) return
    await inTurn(`purge ${this.#file}`, () => purgeFile(this.#database, this.#file))
  }

  async time(): Promise<null> {
    return null
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close())
  }

  async #close(): Promise<void> {
    await this.#writes.drain()
    // Waits for a running purge.
    await inTurn(`purge ${this.#file}`, () => Promise.resolve())
    this.#subscriptions.clear()
    this.#endWatch()
    this.#closeDatabase()
  }

  /** Awaiting each read of a loop lets other work run. */
  async #read<T>(operation: () => T): Promise<T> {
    for (let turn = nextTurn(); turn; turn = nextTurn()) await turn
    this.#checkOpen()
    try {
      return await whenFree(operation)
    } catch (error) {
      this.#health.note(error)
      throw new StoreError('unavailable', `reading failed: ${String(error)}`, { cause: error })
    }
  }

  async #write(writes: Write[], onceKey?: string): Promise<boolean> {
    try {
      return await this.#writes.add(writes, onceKey)
    } catch (error) {
      this.#health.note(error)
      throw error
    }
  }

  #checkOpen(): void {
    if (this.#closing) throw new StoreError('unavailable', 'the store is closed')
  }
}

const openDatabases = new Set<Database>()

/** Last resort for a process that exits without `close`: SQLite cleans up its log. */
function closeAll(): void {
  for (const database of openDatabases) database.close()
}

/** @throws StoreError `unavailable`, or `in_use` during an import or restore */
function openForUse(file: string): { database: Database; close: () => void } {
  const endUse = beginUse(file)
  try {
    const database = openDatabase(file)
    noteBegun(file)
    if (openDatabases.size === 0) process.on('exit', closeAll)
    openDatabases.add(database)
    return { database, close: () => closeTidily(database, file, endUse) }
  } catch (error) {
    endUse()
    throw error
  }
}

function closeTidily(database: Database, file: string, endUse: () => void): void {
  emptyLog(database, file, 0)
  database.close()
  endUse()
  openDatabases.delete(database)
  if (openDatabases.size === 0) process.off('exit', closeAll)
}

export class Health {
  /** At most one try at a time; answers within two seconds. */
  readonly check: () => Promise<boolean>
  #isDamaged = false

  constructor(writes: WriteQueue) {
    this.check = sharedTry(async () => {
      if (this.#isDamaged) throw new StoreError('unavailable', 'the database is damaged')
      await writes.tryOut(trialOrder(Date.now()))
    })
  }

  /** Records an operation's failure: once one page is damaged, unread ones may be, too. */
  note(error: unknown): void {
    const cause = error instanceof StoreError ? error.cause : error
    if (!(cause instanceof Error && 'code' in cause)) return
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(String(cause.code))) this.#isDamaged = true
  }
}

/** The writes of placing an order, next to the newest one. */
function trialOrder(at: number): Write[] {
  return writesOf({
    [`orders/order_${at}_health`]: { status: 'pending', reference: 'health', text: 'x'.repeat(ORDER_LENGTH) },
    [`once/order_health_${at}`]: at,
  })
}
