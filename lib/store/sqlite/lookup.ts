import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { collections, indexesOf } from '@/lib/store/rules'

const declared = collections.flatMap((collection) =>
  indexesOf(collection).map((child) => ({ collection, child })),
)

const indexesSchema = z.array(z.tuple([z.string(), z.array(z.string())]))
type Indexes = Map<string, string[]>

/** An indexed child of an entry, and its leaf's text when last read. */
interface Tracked {
  collection: string
  key: string
  child: string
  before: string | undefined
}

/** Kept in step for all indexes of the file: another version of the program may have it open, too. */
export class Lookup {
  readonly #stored
  readonly #textAt
  readonly #add
  readonly #remove
  readonly #removeAll

  #text: string | undefined
  #indexes: Indexes = new Map()

  constructor(database: Database) {
    this.#stored = storedIndexes(database)
    this.#textAt = database.prepare<[string], string>('SELECT value FROM leaf WHERE path = ?').pluck()
    this.#add = database.prepare<[string, string, string, string]>('INSERT INTO lookup VALUES (?, ?, ?, ?)')
    this.#remove = database.prepare<[string, string, string, string]>(
      'DELETE FROM lookup WHERE collection = ? AND child = ? AND value = ? AND key = ?',
    )
    this.#removeAll = database.prepare<[string]>('DELETE FROM lookup WHERE collection = ?')
  }

  /** Call when a whole collection is deleted. */
  empty(collection: string): void {
    this.#removeAll.run(collection)
  }

  /** Call before writing at a path, with its keys. */
  track([collection = '', key = '', changed]: readonly string[]): Tracked[] {
    const indexed = this.#current().get(collection) ?? []
    const affected = changed === undefined ? indexed : indexed.filter((child) => child === changed)
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

  #current(): Indexes {
    const text = this.#stored.get()
    if (text !== this.#text) {
      this.#text = text
      this.#indexes = readIndexes(text)
    }
    return this.#indexes
  }
}

/** Those that the file lacks, or all. Indexes that only another version of the program declares stay. */
export function buildLookup(database: Database, inAnyCase = false): void {
  const indexes = readIndexes(storedIndexes(database).get())
  const has = ({ collection, child }: Index) => indexes.get(collection)?.includes(child) === true
  const missing = declared.filter((index) => !has(index))
  for (const { collection, child } of missing)
    indexes.set(collection, [...(indexes.get(collection) ?? []), child])
  const all = [...indexes].flatMap(([collection, children]) =>
    children.map((child) => ({ collection, child })),
  )
  const remove = database.prepare<Index>(
    'DELETE FROM lookup WHERE collection = @collection AND child = @child',
  )
  const fill = database.prepare<Index>(`
    INSERT INTO lookup
    SELECT @collection, @child, value, key
    FROM (
      SELECT value, path, substr(path, length(@collection) + 2, length(path) - length(@collection) - length(@child) - 2) AS key
      FROM leaf
      WHERE path > @collection || '/' AND path < @collection || '0'
    )
    WHERE path = @collection || '/' || key || '/' || @child AND instr(key, '/') = 0
  `)
  for (const index of inAnyCase ? all : missing) {
    remove.run(index)
    fill.run(index)
  }
  if (missing.length === 0) return
  database.prepare("INSERT OR REPLACE INTO meta VALUES ('indexes', ?)").run(JSON.stringify([...indexes]))
}

interface Index {
  collection: string
  child: string
}

const storedIndexes = (database: Database) =>
  database.prepare<[], string>("SELECT value FROM meta WHERE name = 'indexes'").pluck()

/** If the file's list is unreadable, all indexes are rebuilt. */
function readIndexes(text = '[]'): Indexes {
  try {
    return new Map(indexesSchema.parse(JSON.parse(text)))
  } catch {
    return new Map()
  }
}
