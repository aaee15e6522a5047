import type { Env } from '@/lib/core/env'
import { databaseFile } from '@/lib/core/data-folder'
import { isGone } from './gone'
import { openStore } from './open-store'
import { readTree, type TreeEntry } from './read-tree'
import { collections, UNCOPIED } from './rules'
import { importFile } from './sqlite/import-file'
import { StoreError, type Changes, type Path, type Store } from './store'

/** Realtime Database accepts 16 MB in one write: larger entries are written in parts; in bytes of JSON. */
const LARGEST_ENTRY = 15_000_000
/** Smaller entries are written together; the database has to answer within the engine's 10 s. */
const BATCH_CHARACTERS = 1_000_000
/** The local stand-in's time for validating the paths of a write grows with the square of their number. */
const BATCH_PATHS = 200

/**
 * All or nothing with SQLite. With Firebase the file is validated first; if writing is interrupted, the database must
 * be emptied before the next attempt, because the shop cannot do that there.
 * @param open starts reading the file, on every call @param complete adds data derived from the entries
 * @throws TransferError, SyntaxError, NewerFormatError, StoreError (`not_empty`, `in_use`)
 */
export async function importTree(
  settings: Env,
  open: () => AsyncIterable<Uint8Array>,
  complete: (entries: AsyncIterable<TreeEntry>) => AsyncIterable<TreeEntry> = (entries) => entries,
): Promise<{ count: number; leftOut: number }> {
  let leftOut = 0
  const entries = () => complete(copied(readTree(open()), () => (leftOut += 1)))
  if (settings.STORE_ENGINE === 'sqlite') {
    const count = await importFile(databaseFile(settings.DATA_DIR), entries())
    return { count, leftOut }
  }
  const store = openStore(settings)
  try {
    const there = await firstEntryOf(store)
    if (there !== null) throw new StoreError('not_empty', there)
    await countOf(readTree(open()))
    const count = await writeAll(store, entries())
    return { count, leftOut }
  } finally {
    await store.close()
  }
}

async function* copied(entries: AsyncIterable<TreeEntry>, leaveOut: () => void): AsyncGenerator<TreeEntry> {
  for await (const entry of entries) {
    if (isGone(entry.path, entry.value)) leaveOut()
    else if (!entry.path.startsWith(`${UNCOPIED}/`)) yield entry
  }
}

export async function firstEntryOf(store: Store): Promise<Path | null> {
  for (const collection of collections) {
    const [first] = await store.list(collection, { limit: 1 })
    if (first) return `${collection}/${first.key}`
  }
  return null
}

async function countOf(entries: AsyncIterable<TreeEntry>): Promise<number> {
  let count = 0
  for await (const { path } of entries) count += Number(path !== '')
  return count
}

/** In parts if it would not fit into one write. A text, which cannot be split, is far smaller. */
function* partsOf({ path, value }: TreeEntry): Generator<TreeEntry & { length: number }> {
  const text = JSON.stringify(value)
  const length = path.length + text.length
  if (typeof value !== 'object' || Buffer.byteLength(text) <= LARGEST_ENTRY) {
    yield { path, value, length }
    return
  }
  for (const [key, child] of Object.entries(value)) yield* partsOf({ path: `${path}/${key}`, value: child })
}

async function writeAll(store: Store, entries: AsyncIterable<TreeEntry>): Promise<number> {
  let batch: Changes = {}
  let size = 0
  let paths = 0
  let count = 0
  for await (const entry of entries) {
    for (const { path, value, length } of partsOf(entry)) {
      if (size > 0 && (size + length > BATCH_CHARACTERS || paths === BATCH_PATHS)) {
        await store.update(batch)
        batch = {}
        size = 0
        paths = 0
      }
      batch[path] = value
      size += length
      paths += 1
    }
    if (!entry.isWorkedOut) count += 1
  }
  if (size > 0) await store.update(batch)
  return count
}
