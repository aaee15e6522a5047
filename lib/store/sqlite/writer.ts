import type { Database } from 'better-sqlite3'
import { APPEND_ONLY, pathsAbove } from '@/lib/store/changes'
import { Increment, StoreError, type Changes, type Path } from '@/lib/store/store'
import { leavesOf, parseLeaf, type Leaf } from '@/lib/store/tree'
import { Lookup } from './lookup'

/** One change, taken apart before the database is locked for it. */
export interface Write {
  path: Path
  keys: readonly string[]
  /** Adds this number, or else puts these leaves in place of what stands at the path. */
  change: { by: number } | { leaves: Leaf[] }
}

/** Takes checked changes apart. Later changes of the objects that were given have no effect. */
export function writesOf(changes: Changes): Write[] {
  return Object.entries(changes).map(([path, value]) => ({
    path,
    keys: path.split('/'),
    change:
      value instanceof Increment ? { by: value.by } : { leaves: value === null ? [] : leavesOf(path, value) },
  }))
}

/** Writes the tree, within a transaction that the caller has begun. */
export class Writer {
  readonly #lookup
  readonly #textAt
  readonly #used
  readonly #replace
  readonly #insert
  readonly #removeAt
  readonly #removeBelow

  constructor(database: Database) {
    this.#lookup = new Lookup(database)
    this.#textAt = database.prepare<[Path], string>('SELECT value FROM leaf WHERE path = ?').pluck()
    this.#used = database.prepare<[Path, Path, Path]>(
      'SELECT 1 FROM leaf WHERE path = ? OR (path > ? AND path < ?) LIMIT 1',
    )
    this.#replace = database.prepare<[string, Path]>('UPDATE leaf SET value = ? WHERE path = ?')
    this.#insert = database.prepare<[Path, string]>('INSERT INTO leaf VALUES (?, ?)')
    this.#removeAt = database.prepare<[Path]>('DELETE FROM leaf WHERE path = ?')
    this.#removeBelow = database.prepare<[Path, Path]>('DELETE FROM leaf WHERE path > ? AND path < ?')
  }

  /** Each `once/{key}`, and each entry that nothing may change, among the writes that was written before. */
  usedMarks(writes: readonly Write[]): Path[] {
    return writes.flatMap(markOf).filter((mark) => this.#used.get(mark, `${mark}/`, `${mark}0`) !== undefined)
  }

  /**
   * To be called only if no mark was used before.
   * @throws StoreError `bad_value` for a sum that is not finite
   */
  apply(writes: readonly Write[]): void {
    for (const write of writes) {
      const tracked = this.#lookup.track(write.keys)
      this.#put(write)
      this.#lookup.refresh(tracked)
    }
  }

  #put(write: Write): void {
    const { path, change } = write
    if ('by' in change) return this.#putLeaf([path, JSON.stringify(this.#sumAt(path, change.by))])
    // Nothing stands where a mark comes to be.
    if (markOf(write).length > 0) return this.#insertAll(change.leaves)
    const [first] = change.leaves
    if (first?.[0] === path) this.#putLeaf(first)
    else this.#putTree(path, change.leaves)
  }

  #putLeaf(leaf: Leaf): void {
    const [path, text] = leaf
    // Where a leaf stands, nothing stands below it, and no leaf above.
    if (this.#replace.run(text, path).changes === 0) this.#putTree(path, [leaf])
  }

  #putTree(path: Path, leaves: Leaf[]): void {
    if (this.#removeAt.run(path).changes === 0) this.#removeBelow.run(`${path}/`, `${path}0`)
    if (leaves.length > 0) for (const above of pathsAbove(path)) this.#removeAt.run(above)
    this.#insertAll(leaves)
  }

  #insertAll(leaves: Leaf[]): void {
    for (const [path, text] of leaves) this.#insert.run(path, text)
  }

  #sumAt(path: Path, by: number): number {
    const text = this.#textAt.get(path)
    const present = text === undefined ? 0 : parseLeaf(text)
    const sum = typeof present === 'number' ? present + by : by
    if (!Number.isFinite(sum)) throw new StoreError('bad_value', `the sum at ${path} is not finite`)
    return sum
  }
}

/** The mark that a write makes, or the entry that it adds where entries stay as they are. */
function markOf({ keys: [collection, key], change }: Write): Path[] {
  const isDeletion = 'leaves' in change && change.leaves.length === 0
  const isWrittenOnce = collection === 'once' || collection === APPEND_ONLY
  return isWrittenOnce && !isDeletion ? [`${collection}/${key}`] : []
}
