import 'server-only'
import type { Database } from 'better-sqlite3'
import { checkChanges, checkKey, keysOf, withMark } from '@/lib/store/changes'
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
  type Store,
  type Unsubscribe,
} from '@/lib/store/store'
import { openDatabase } from './open-database'
import { ReadQueue } from './read-queue'
import { Reader } from './reader'
import { Subscriptions } from './subscriptions'
import { WriteQueue } from './write-queue'
import { Writer, writesOf } from './writer'

const openDatabases = new Set<Database>()

/** The last resort of a process that ends without `close`: SQLite tidies its log away. */
function closeAll(): void {
  for (const database of openDatabases) database.close()
}

/**
 * Opens the store in a SQLite file, which is made with its folder if it is missing.
 * @throws StoreError `unavailable` if the file is no database or cannot be written, with the cause
 */
export function createSqliteStore(file: string): Store {
  return new SqliteStore(openDatabase(file))
}

class SqliteStore implements Store {
  readonly engine = 'sqlite'
  readonly #database
  readonly #reader
  readonly #subscriptions
  readonly #reads
  readonly #writes
  #closing: Promise<void> | undefined

  constructor(database: Database) {
    if (openDatabases.size === 0) process.on('exit', closeAll)
    openDatabases.add(database)
    this.#database = database
    this.#reader = new Reader(database)
    this.#subscriptions = new Subscriptions(database, this.#reader)
    this.#reads = new ReadQueue(database)
    this.#writes = new WriteQueue(database, new Writer(database), this.#subscriptions)
  }

  async get(path: Path): Promise<Json | null> {
    keysOf(path)
    return this.#read(() => this.#reader.get(path))
  }

  async find(path: Path, query: Query): Promise<Entry[]> {
    keysOf(path)
    if (!indexesOf(path).includes(query.child)) throw new StoreError('no_index', `${path} by ${query.child}`)
    return this.#read(() => this.#reader.find(path, query))
  }

  async list(path: Path, page: Page): Promise<Entry[]> {
    keysOf(path)
    if (page.before !== undefined) checkKey(page.before)
    return this.#read(() => this.#reader.list(path, page))
  }

  async update(changes: Changes): Promise<void> {
    this.#checkOpen()
    checkChanges(changes)
    await this.#writes.add(writesOf(changes))
  }

  async updateOnce(key: string, changes: Changes): Promise<boolean> {
    this.#checkOpen()
    return this.#writes.add(writesOf(withMark(key, changes)), key)
  }

  subscribe(path: Path, listener: Listener): Unsubscribe {
    this.#checkOpen()
    keysOf(path)
    return this.#subscriptions.add(path, listener)
  }

  async healthy(): Promise<boolean> {
    return this.get('settings').then(
      () => true,
      () => false,
    )
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close())
  }

  async #close(): Promise<void> {
    await Promise.all([this.#reads.drain(), this.#writes.drain()])
    this.#subscriptions.clear()
    try {
      this.#database.pragma('wal_checkpoint(TRUNCATE)')
    } finally {
      this.#database.close()
      openDatabases.delete(this.#database)
      if (openDatabases.size === 0) process.off('exit', closeAll)
    }
  }

  async #read<T>(operation: () => T): Promise<T> {
    this.#checkOpen()
    try {
      return await this.#reads.add(operation)
    } catch (error) {
      throw new StoreError('unavailable', `reading failed: ${String(error)}`, { cause: error })
    }
  }

  #checkOpen(): void {
    if (this.#closing) throw new StoreError('unavailable', 'the store is closed')
  }
}
