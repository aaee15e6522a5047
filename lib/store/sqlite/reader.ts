import type { Database } from 'better-sqlite3'
import type { Entry, Json, Path, Query } from '@/lib/store/store'
import { valueOf, type Leaf } from '@/lib/store/tree'

// '0' is the character after '/': the range holds what lies below the path, and not `path-2`.
const LEAVES_AT = `
  SELECT path, value FROM leaf WHERE path = @path
  UNION ALL
  SELECT path, value FROM leaf WHERE path > @path || '/' AND path < @path || '0'
  ORDER BY path`

// Every text sorts before every blob, so that x'' stands for the end.
const LEAVES_FOUND = `
  SELECT found.key, leaf.path, leaf.value
  FROM (
    SELECT key FROM lookup
    WHERE collection = @collection AND child = @child AND value = @value AND key < coalesce(@before, x'')
    ORDER BY key DESC LIMIT @limit
  ) AS found
  CROSS JOIN leaf
    ON leaf.path > @collection || '/' || found.key || '/' AND leaf.path < @collection || '/' || found.key || '0'
  ORDER BY found.key DESC, leaf.path`

interface FindParameters {
  collection: string
  child: string
  value: string
  before: string | null
  /** -1 for all. */
  limit: number
}

/** Reads the tree. Each call is one statement, so that it sees one committed state. */
export class Reader {
  readonly #leavesAt
  readonly #leavesFound

  constructor(database: Database) {
    this.#leavesAt = database.prepare<{ path: Path }, Leaf>(LEAVES_AT).raw()
    this.#leavesFound = database.prepare<FindParameters, [key: string, ...Leaf]>(LEAVES_FOUND).raw()
  }

  get(path: Path): Json | null {
    return valueOf(path, this.#leavesAt.all({ path }))
  }

  find(collection: string, { child, equals, before, limit = -1 }: Query): Entry[] {
    const value = JSON.stringify(equals)
    const rows = this.#leavesFound.all({ collection, child, value, before: before ?? null, limit })
    const leavesByKey = new Map<string, Leaf[]>()
    for (const [key, ...leaf] of rows) {
      const leaves = leavesByKey.get(key)
      if (leaves) leaves.push(leaf)
      else leavesByKey.set(key, [leaf])
    }
    return [...leavesByKey].map(([key, leaves]) => ({
      key,
      value: valueOf(`${collection}/${key}`, leaves) ?? {},
    }))
  }
}
