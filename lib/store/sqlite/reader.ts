import type { Database } from 'better-sqlite3'
import type { Entry, Json, Page, Path, Query, RangeQuery } from '@/lib/store/store'
import { valueOf, type Leaf } from '@/lib/store/tree'
import { ChildKeys } from './child-keys'

// '0' follows '/' in ASCII, so the range holds everything below the path, but not `path-2`.
const LEAVES_AT = `
  SELECT path, value FROM leaf WHERE path = @path
  UNION ALL
  SELECT path, value FROM leaf WHERE path > @path || '/' AND path < @path || '0'
  ORDER BY path`

const LEAVES_BELOW = 'SELECT path, value FROM leaf WHERE path > ? AND path < ? ORDER BY path'

// Every text sorts before every blob, so x'' stands for the end.
const KEYS_FOUND = `
  SELECT key FROM lookup
  WHERE collection = ? AND child = ? AND value = ? AND key < coalesce(?, x'')
  ORDER BY key DESC LIMIT ?`

const KEYS_FOUND_AFTER = `
  SELECT key FROM lookup
  WHERE collection = ? AND child = ? AND value = ? AND key > ?
  ORDER BY key LIMIT ?`

// Texts are stored in quotes, whose mark sorts before all letters a range may have.
const KEYS_BETWEEN = `
  SELECT key FROM lookup
  WHERE collection = ? AND child = ? AND value >= ? AND value <= ?
  ORDER BY value, key LIMIT ?`

type Found = [collection: string, child: string, value: string, from: string | null, limit: number]

/** Reads the tree. Each call reads one committed state. */
export class Reader {
  /** `query.limit` -1 means all. */
  readonly find: (collection: string, query: Query | RangeQuery) => Entry[]
  readonly list: (path: Path, page: Page) => Entry[]
  readonly #leavesAt
  readonly #leavesBelow
  readonly #keysFound
  readonly #keysFoundAfter
  readonly #keysBetween
  readonly #childKeys

  constructor(database: Database) {
    this.#leavesAt = database.prepare<{ path: Path }, Leaf>(LEAVES_AT).raw()
    this.#leavesBelow = database.prepare<[Path, Path], Leaf>(LEAVES_BELOW).raw()
    this.#keysFound = database.prepare<Found, string>(KEYS_FOUND).pluck()
    this.#keysFoundAfter = database.prepare<Found, string>(KEYS_FOUND_AFTER).pluck()
    this.#keysBetween = database
      .prepare<[string, string, string, string, number], string>(KEYS_BETWEEN)
      .pluck()
    this.#childKeys = new ChildKeys(database)
    this.find = database.transaction((collection: string, query: Query | RangeQuery) =>
      this.#find(collection, query),
    )
    this.list = database.transaction((path: Path, page: Page) => this.#list(path, page))
  }

  get(path: Path): Json | null {
    return valueOf(path, this.#leavesAt.all({ path }))
  }

  #find(collection: string, query: Query | RangeQuery): Entry[] {
    return this.#keysOf(collection, query).map((key) => ({
      key,
      value: this.#entryAt(`${collection}/${key}`),
    }))
  }

  #keysOf(collection: string, query: Query | RangeQuery): string[] {
    const { child, limit = -1 } = query
    if ('from' in query) {
      const [from, to] = [JSON.stringify(query.from), JSON.stringify(query.to)]
      return this.#keysBetween.all(collection, child, from, to, limit)
    }
    const value = JSON.stringify(query.equals)
    return query.after === undefined
      ? this.#keysFound.all(collection, child, value, query.before ?? null, limit)
      : this.#keysFoundAfter.all(collection, child, value, query.after, limit)
  }

  #list(path: Path, { limit, before, after }: Page): Entry[] {
    const entries: Entry[] = []
    const next = (key?: string) =>
      after === undefined ? this.#childKeys.last(path, key) : this.#childKeys.first(path, key)
    let key = next(after === undefined ? before : after)
    while (key !== undefined && entries.length < limit) {
      const value = this.get(`${path}/${key}`)
      if (value !== null) entries.push({ key, value })
      key = next(key)
    }
    return entries
  }

  #entryAt(path: Path): Json {
    return valueOf(path, this.#leavesBelow.all(`${path}/`, `${path}0`)) ?? {}
  }
}
