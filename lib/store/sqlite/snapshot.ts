import Database from 'better-sqlite3'
import { nextTurn } from '@/lib/core/next-turn'
import { StoreError, type Entry, type Snapshot } from '@/lib/store/store'
import { valueOf, type Leaf } from '@/lib/store/tree'

/** Leaves held in memory; an uploaded picture has 87 KB. */
const CHUNK = 500
/** While a snapshot is open, the database's log grows with every write. */
const IDLE_MS = 60_000
const OPEN_TIMEOUT_MS = 15_000

/** @throws StoreError `unavailable` */
export function openSnapshot(file: string): Snapshot {
  try {
    return new SqliteSnapshot(new Database(file, { readonly: true, timeout: OPEN_TIMEOUT_MS }))
  } catch (error) {
    throw unavailable(error)
  }
}

class SqliteSnapshot implements Snapshot {
  readonly #database
  readonly #leavesBetween
  readonly #idle

  constructor(database: Database.Database) {
    this.#database = database
    this.#leavesBetween = database
      .prepare<[string, string, number], Leaf>(
        'SELECT path, value FROM leaf WHERE path > ? AND path < ? ORDER BY path LIMIT ?',
      )
      .raw()
    // The transaction begins with its first read.
    database.exec('BEGIN')
    this.#leavesBetween.all('', '', 1)
    this.#idle = setTimeout(() => database.close(), IDLE_MS).unref()
  }

  /** An entry's leaves are adjacent, even if other keys begin with its own. */
  async *entries(collection: string): AsyncGenerator<Entry> {
    const start = `${collection}/`
    let entry: { key: string; leaves: Leaf[] } | undefined
    for (const leaf of this.#leaves(start, `${collection}0`)) {
      const [key = ''] = leaf[0].slice(start.length).split('/', 1)
      if (entry && entry.key !== key) {
        const turn = nextTurn()
        if (turn) await turn
        yield built(start, entry)
      }
      if (entry?.key !== key) entry = { key, leaves: [] }
      entry.leaves.push(leaf)
    }
    if (entry) yield built(start, entry)
  }

  close(): void {
    clearTimeout(this.#idle)
    this.#database.close()
  }

  *#leaves(start: string, end: string): Generator<Leaf> {
    let chunk = this.#read(start, end)
    for (let last = chunk.at(-1); last !== undefined; last = chunk.at(-1)) {
      yield* chunk
      chunk = this.#read(last[0], end)
    }
  }

  #read(after: string, end: string): Leaf[] {
    this.#idle.refresh()
    try {
      return this.#leavesBetween.all(after, end, CHUNK)
    } catch (error) {
      throw unavailable(error)
    }
  }
}

function built(start: string, { key, leaves }: { key: string; leaves: Leaf[] }): Entry {
  return { key, value: valueOf(start + key, leaves) ?? {} }
}

function unavailable(error: unknown): StoreError {
  return new StoreError('unavailable', `the state cannot be read: ${String(error)}`, { cause: error })
}
