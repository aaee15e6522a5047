import 'server-only'
import { checkChanges } from './changes'
import { collections } from './rules'
import { StoreError, type Changes, type Json, type Store } from './store'

/** Realtime Database takes 16 MB in one write; it also has to answer within the engine's 10 s. */
const BATCH_CHARACTERS = 1_000_000
const ATTEMPTS = 3

export type TransferErrorCode = 'not_an_object' | 'unknown_collection' | 'not_a_collection'

/** A file that is no tree of this shop. */
export class TransferError extends Error {
  override readonly name = 'TransferError'
  constructor(
    readonly code: TransferErrorCode,
    /** The key that it is about; empty for the file as a whole. */
    readonly key: string,
  ) {
    super(`${code}: ${key}`)
  }
}

/**
 * The whole tree as the JSON text of a Firebase export, in pieces: one collection in memory at a time. What is
 * written meanwhile may be in a later piece and not in an earlier one.
 */
export async function* exportTree(store: Store): AsyncGenerator<string> {
  let separator = '{'
  for (const collection of collections) {
    const value = await store.get(collection)
    if (value === null) continue
    yield `${separator}\n${JSON.stringify(collection)}: ${JSON.stringify(value)}`
    separator = ','
  }
  yield separator === '{' ? '{}\n' : '\n}\n'
}

/**
 * Puts the collections of a Firebase export in place of the present ones; others stay as they are. Marks in `once`
 * are only added, those that exist are left alone. One atomic update with SQLite. With Firebase several, because of
 * its limits: marks first, so that nothing is ever done twice; if it breaks off, it can be run again.
 * @returns how many entries the file holds
 * @throws TransferError, or StoreError, before anything is written if the file itself is at fault
 */
export async function importTree(store: Store, tree: unknown): Promise<number> {
  const incoming = entriesByCollection(tree)
  for (let attempt = 1; ; attempt += 1) {
    const changes = await changesFor(store, incoming)
    checkChanges(changes)
    try {
      const batches = store.engine === 'sqlite' ? [changes] : inBatches(changes)
      for (const batch of batches) await store.update(batch)
      return incoming.reduce((sum, [, entries]) => sum + entries.size, 0)
    } catch (error) {
      // Somebody has written one of the marks since they were read.
      if (!(error instanceof StoreError && error.code === 'conflict') || attempt === ATTEMPTS) throw error
    }
  }
}

/**
 * A value of a Firebase export as it is stored: lists become objects with the indexes as keys, nulls are left out.
 * @returns null if nothing is left
 */
export function storedValue(value: unknown): Json | null {
  if (typeof value !== 'object' || value === null) return leafOf(value)
  const children = Object.entries(value).flatMap(([key, child]) => {
    const stored = storedValue(child)
    return stored === null ? [] : [[key, stored] as const]
  })
  return children.length === 0 ? null : Object.fromEntries(children)
}

function leafOf(value: unknown): Json | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return null
}

type Incoming = [collection: string, entries: Map<string, Json>][]

function entriesByCollection(tree: unknown): Incoming {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree))
    throw new TransferError('not_an_object', '')
  const unknown = Object.keys(tree).find((name) => !collections.includes(name))
  if (unknown !== undefined) throw new TransferError('unknown_collection', unknown)
  const incoming = Object.entries(tree).map(([name, value]): Incoming[number] => {
    const stored = storedValue(value) ?? {}
    if (typeof stored !== 'object') throw new TransferError('not_a_collection', name)
    return [name, new Map(Object.entries(stored))]
  })
  return incoming.sort(([name], [other]) => Number(other === 'once') - Number(name === 'once'))
}

async function changesFor(store: Store, incoming: Incoming): Promise<Changes> {
  const changes: Changes = {}
  for (const [collection, entries] of incoming) {
    const present = Object.keys((await store.get(collection)) ?? {})
    const kept = new Set(collection === 'once' ? present : [])
    for (const [key, value] of entries) if (!kept.has(key)) changes[`${collection}/${key}`] = value
    if (collection === 'once') continue
    for (const key of present) if (!entries.has(key)) changes[`${collection}/${key}`] = null
  }
  return changes
}

function* inBatches(changes: Changes): Generator<Changes> {
  let batch: Changes = {}
  let size = 0
  for (const [path, value] of Object.entries(changes)) {
    const length = path.length + JSON.stringify(value).length
    if (size > 0 && size + length > BATCH_CHARACTERS) {
      yield batch
      batch = {}
      size = 0
    }
    batch[path] = value
    size += length
  }
  if (size > 0) yield batch
}
