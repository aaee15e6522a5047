import type { Database } from 'better-sqlite3'
import type { Entry, Json, Page, Path, Query, RangeQuery } from '@/lib/store/store'
import { valueOf, type Leaf } from '@/lib/store/tree'

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

/** Each call reads one committed state. */
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

/** The keys directly below a path, found one by one from the leaves' paths. */
class ChildKeys {
  readonly #lastBetween
  readonly #firstFrom

  constructor(database: Database) {
    this.#firstFrom = database
      .prepare<[Path, Path], Path>('SELECT path FROM leaf WHERE path >= ? AND path < ? ORDER BY path LIMIT 1')
      .pluck()
    this.#lastBetween = database
      .prepare<[Path, Path], Path>(
        'SELECT path FROM leaf WHERE path > ? AND path < ? ORDER BY path DESC LIMIT 1',
      )
      .pluck()
  }

  /** Before another, if given. Everything below `a` comes after everything below `a-b`, as `-` sorts before `/`. */
  last(path: Path, before?: string): string | undefined {
    const start = `${path}/`
    const end = before === undefined ? `${path}0` : start + before
    let last = this.#keyBetween(path, start, end)
    for (
      let longer = last;
      longer !== undefined;
      longer = this.#keyBetween(path, start + last, least(`${start}${last}/`, end))
    )
      last = longer
    const shorter = this.#shorterKey(path, before ?? '')
    return last === undefined || (shorter !== undefined && shorter > last) ? shorter : last
  }

  first(path: Path, after = ''): string | undefined {
    let key = this.#keyFrom(path, `${path}/${after} `)
    // Skips the leaves of the other key, and of keys that it begins with.
    while (key !== undefined && key <= after) key = this.#keyFrom(path, `${path}/${key}0`)
    return key === undefined ? undefined : this.#shortestKey(path, key, after)
  }

  /** The longest key that is a prefix of another and whose leaves come after the other's. */
  #shorterKey(path: Path, key: string): string | undefined {
    for (let length = key.length - 1; length > 0; length -= 1) {
      const shorter = key.slice(0, length)
      if (this.#comesLater(path, shorter, key)) return shorter
    }
    return undefined
  }

  /** The shortest key after `after` that is a prefix of the other and has later leaves; else the other. */
  #shortestKey(path: Path, key: string, after: string): string {
    for (let length = 1; length < key.length; length += 1) {
      const shorter = key.slice(0, length)
      if (shorter > after && this.#comesLater(path, shorter, key)) return shorter
    }
    return key
  }

  /** Whether a key that is a prefix of another exists, with leaves after the other's. */
  #comesLater(path: Path, shorter: string, key: string): boolean {
    const isAfter = key.charAt(shorter.length) < '/'
    return isAfter && this.#firstFrom.get(`${path}/${shorter}/`, `${path}/${shorter}0`) !== undefined
  }

  #keyFrom(path: Path, start: Path): string | undefined {
    const first = this.#firstFrom.get(start, `${path}0`)
    return first === undefined ? undefined : keyIn(path, first)
  }

  #keyBetween(path: Path, start: Path, end: Path): string | undefined {
    const last = this.#lastBetween.get(start, end)
    return last === undefined ? undefined : keyIn(path, last)
  }
}

const keyIn = (path: Path, leaf: Path) => leaf.slice(path.length + 1).split('/', 1)[0] ?? ''

const least = (one: string, other: string) => (one < other ? one : other)
