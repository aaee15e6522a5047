import type { Database } from 'better-sqlite3'
import { APPEND_ONLY, pathsAbove } from '@/lib/store/changes'
import { Increment, StoreError, type Changes, type Path } from '@/lib/store/store'
import { leavesOf, parseLeaf, type Leaf } from '@/lib/store/tree'
import { Lookup } from './lookup'

export interface Write {
  path: Path
  keys: readonly string[]
  /** Adds this number, or replaces the value at the path with these leaves. */
  change: { by: number } | { leaves: Leaf[] }
}

/** Later mutations of the given objects have no effect. */
export function writesOf(changes: Changes): Write[] {
  return Object.entries(changes).map(([path, value]) => ({
    path,
    keys: path.split('/'),
    change:
      value instanceof Increment ? { by: value.by } : { leaves: value === null ? [] : leavesOf(path, value) },
  }))
}

/** Within the caller's transaction. */
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

  /** The idempotency keys and write-once entries among the writes that already exist. */
  usedOnceKeys(writes: readonly Write[]): Path[] {
    return writes
      .flatMap(onceKeyOf)
      .filter((onceKey) => this.#used.get(onceKey, `${onceKey}/`, `${onceKey}0`) !== undefined)
  }

  /** Call only if no key exists. @throws StoreError `bad_value` for a sum that is not finite */
  apply(writes: readonly Write[]): void {
    for (const write of writes) {
      if (write.keys.length === 1) this.#lookup.empty(write.path)
      const tracked = this.#lookup.track(write.keys)
      this.#put(write)
      this.#lookup.refresh(tracked)
    }
  }

  #put(write: Write): void {
    const { path, change } = write
    if ('by' in change) return this.#putLeaf([path, JSON.stringify(this.#sumAt(path, change.by))])
    // Nothing exists at a key's path yet.
    if (onceKeyOf(write).length > 0) return this.#insertAll(change.leaves)
    const [first] = change.leaves
    if (first?.[0] === path) this.#putLeaf(first)
    else this.#putTree(path, change.leaves)
  }

  #putLeaf(leaf: Leaf): void {
    const [path, text] = leaf
    // If the path holds a leaf, there is nothing below it, and no leaf above.
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

/** The idempotency key a write sets, or the write-once entry it adds. */
function onceKeyOf({ keys: [collection, key], change }: Write): Path[] {
  const isDeletion = 'leaves' in change && change.leaves.length === 0
  const isWrittenOnce = collection === 'once' || collection === APPEND_ONLY
  return isWrittenOnce && !isDeletion ? [`${collection}/${key}`] : []
}
