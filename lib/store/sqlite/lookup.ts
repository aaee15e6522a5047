import type { Database } from 'better-sqlite3'
import { collections, indexesOf } from '@/lib/store/rules'

const indexes = new Map(collections.map((collection) => [collection, indexesOf(collection)]))

/** An indexed child of an entry, and its leaf's text when last read. */
interface Tracked {
  collection: string
  key: string
  child: string
  before: string | undefined
}

/** Keeps the table behind `find` in step with the leaves. */
export class Lookup {
  readonly #textAt
  readonly #add
  readonly #remove

  constructor(database: Database) {
    this.#textAt = database.prepare<[string], string>('SELECT value FROM leaf WHERE path = ?').pluck()
    this.#add = database.prepare<[string, string, string, string]>('INSERT INTO lookup VALUES (?, ?, ?, ?)')
    this.#remove = database.prepare<[string, string, string, string]>(
      'DELETE FROM lookup WHERE collection = ? AND child = ? AND value = ? AND key = ?',
    )
  }

  /** Call before writing at a path, with its keys. */
  track([collection = '', key = '', changed]: readonly string[]): Tracked[] {
    const declared = indexes.get(collection) ?? []
    const affected = changed === undefined ? declared : declared.filter((child) => child === changed)
    return affected.map((child) => ({
      collection,
      key,
      child,
      before: this.#textAt.get(`${collection}/${key}/${child}`),
    }))
  }

  /** Call after the write, with the result of `track`. */
  refresh(tracked: Tracked[]): void {
    for (const { collection, key, child, before } of tracked) {
      const after = this.#textAt.get(`${collection}/${key}/${child}`)
      if (after === before) continue
      if (before !== undefined) this.#remove.run(collection, child, before, key)
      if (after !== undefined) this.#add.run(collection, child, after, key)
    }
  }
}

/** Rebuilds the table from the leaves if the declared indexes have changed since it was built, or in any case. */
export function buildLookup(database: Database, inAnyCase = false): void {
  const declared = JSON.stringify([...indexes])
  const built = database.prepare<[], string>("SELECT value FROM meta WHERE name = 'indexes'").pluck().get()
  if (built === declared && !inAnyCase) return
  database.exec('DELETE FROM lookup')
  const fill = database.prepare<{ collection: string; child: string }>(`
    INSERT INTO lookup
    SELECT @collection, @child, value, key
    FROM (
      SELECT value, path, substr(path, length(@collection) + 2, length(path) - length(@collection) - length(@child) - 2) AS key
      FROM leaf
      WHERE path > @collection || '/' AND path < @collection || '0'
    )
    WHERE path = @collection || '/' || key || '/' || @child AND instr(key, '/') = 0
  `)
  for (const [collection, children] of indexes) for (const child of children) fill.run({ collection, child })
  database.prepare("INSERT OR REPLACE INTO meta VALUES ('indexes', ?)").run(declared)
}
