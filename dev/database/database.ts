import { z } from 'zod'
import type { Json } from '@/lib/store/store'
import { checkKey } from '@/lib/store/changes'
import { Journal } from './journal'
import { indexedPath, runQuery, type Position, type WireQuery } from './query'
import { Refusal } from './refusal'
import { isIndexed, mayRead, mayWrite, type Auth } from './rules'
import { Tree, type Write } from './tree'

type CommitListener = (writes: readonly Write[]) => void

/** Tree, rules and journal combined; every write is validated, stored, applied and announced before the next one. */
export class Database {
  private tree = new Tree()
  private readonly journal: Journal | null
  private readonly listeners = new Set<CommitListener>()

  constructor(file: string | undefined) {
    this.journal = file === undefined ? null : Journal.open(file, this.tree)
  }

  /** @throws Refusal */
  read(auth: Auth, keys: readonly string[], query: WireQuery | null): Json | null {
    if (!mayRead(auth, keys)) throw new Refusal('permission_denied', 'Permission denied')
    return query === null ? this.tree.get(keys) : this.find(keys, query)
  }

  /**
   * Applies all values by path, or none.
   * @throws Refusal, or StoreError `bad_path` for a key that is not allowed
   */
  write(auth: Auth, values: readonly { keys: readonly string[]; value: unknown }[]): void {
    const writes = values.map(({ keys, value }) => ({ keys, value: incomingValue(value, keys, this.tree) }))
    if (!mayWrite(auth, writes, this.tree)) throw new Refusal('permission_denied', 'Permission denied')
    this.apply(writes)
  }

  /** Deletes everything, ignoring the rules. */
  clear(): void {
    this.apply([{ keys: [], value: null }])
  }

  onCommit(listener: CommitListener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  close(): void {
    this.journal?.close()
  }

  /** Reads only the indexed child of each entry. */
  private find(keys: readonly string[], query: WireQuery): Json | null {
    const below = indexedPath(query.i)
    if (below && !query.i.startsWith('.') && !isIndexed(keys, query.i)) {
      throw new Refusal('invalid', `Index not defined, add ".indexOn": "${query.i}", to the rules`)
    }
    const positions = this.tree
      .keysAt(keys)
      .map((key): Position => [below && this.tree.get([...keys, key, ...below]), key])
    const found = runQuery(positions, query).map((key) => [key, this.tree.get([...keys, key])])
    return found.length === 0 ? null : Object.fromEntries(found)
  }

  private apply(writes: readonly Write[]): void {
    this.journal?.append(writes)
    writes.forEach((write) => this.tree.set(write))
    this.listeners.forEach((listener) => listener(writes))
  }
}

const serverValue = z.object({
  '.sv': z.union([z.literal('timestamp'), z.strictObject({ increment: z.number() })]),
})

/**
 * Converts a value from the wire: evaluates server values, turns arrays into objects, and returns null for anything
 * empty. Server values: https://firebase.google.com/docs/reference/rest/database
 * @throws StoreError `bad_path` for an invalid key
 */
function incomingValue(wire: unknown, keys: readonly string[], tree: Tree): Json | null {
  if (wire === null || wire === undefined) return null
  if (typeof wire === 'string' || typeof wire === 'number' || typeof wire === 'boolean') return wire
  const special = serverValue.safeParse(wire)
  if (special.success) {
    const value = special.data['.sv']
    return value === 'timestamp' ? Date.now() : value.increment + numberAt(keys, tree)
  }
  const children: [string, Json][] = []
  for (const [key, child] of Object.entries(wire)) {
    checkKey(key)
    const value = incomingValue(child, [...keys, key], tree)
    if (value !== null) children.push([key, value])
  }
  return children.length === 0 ? null : Object.fromEntries(children)
}

function numberAt(keys: readonly string[], tree: Tree): number {
  const present = tree.get(keys)
  return typeof present === 'number' ? present : 0
}
