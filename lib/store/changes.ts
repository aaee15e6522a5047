import { now } from '@/lib/core/clock'
import { placeOf } from './rules'
import { Increment, StoreError, type Changes, type Json, type Path } from './store'

// The limits of Realtime Database: https://firebase.google.com/docs/database/usage/limits
const FORBIDDEN_IN_KEY = /[.#$/[\]\u0000-\u001f\u007f\p{Surrogate}]/u
const MAX_PATH_BYTES = 768
const MAX_DEPTH = 32
/** Write-once collection: entries are added whole, never changed, and not deleted before their time. */
export const APPEND_ONLY = 'journal'

/** @throws StoreError `bad_path` if a key is empty or not allowed, or the collection is unknown */
export function keysOf(path: Path): string[] {
  const keys = path.split('/')
  if (keys.length > MAX_DEPTH) throw new StoreError('bad_path', 'too deep')
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) throw new StoreError('bad_path', 'too long')
  keys.forEach(checkKey)
  placeOf(path)
  return keys
}

/** @throws StoreError `bad_path`, `bad_value`, or `conflict` if one path lies within another */
export function checkChanges(changes: Changes): void {
  for (const [path, value] of Object.entries(changes)) {
    const keys = keysOf(path)
    const { length } = keys
    keys.forEach(checkWritableKey)
    checkWhole(path, length, value)
    const isForgotten = value === null && length === 2 && isOldEntry(keys)
    if (keys[0] === APPEND_ONLY && !isForgotten) checkEntryAdded(path, length, value)
    if (value instanceof Increment) checkNumber(value.by)
    else if (value !== null) checkValue(value, length)
  }
  for (const path of Object.keys(changes)) {
    const [collection = path] = path.split('/')
    const above = [collection, ...pathsAbove(path)].find((other) => Object.hasOwn(changes, other))
    if (above !== undefined && above !== path)
      throw new StoreError('conflict', `${path} lies within ${above}`)
  }
}

function checkWhole(path: Path, depth: number, value: Changes[Path] | undefined): void {
  if (depth < 2 && value !== null) throw new StoreError('bad_path', `${path} is a whole collection`)
}

/** The key's value is its time in ms, so that its age is known. @throws StoreError as `checkChanges` does */
export function withOnceKey(key: string, changes: Changes): Changes {
  checkKey(key)
  const all = { ...changes, [`once/${key}`]: now() }
  checkChanges(all)
  return all
}

/** The paths above a path, without its collection, e.g. `a/b/c/d` → `a/b`, `a/b/c`. */
export function pathsAbove(path: Path): Path[] {
  const keys = path.split('/')
  return keys.slice(2).map((_, index) => keys.slice(0, index + 2).join('/'))
}

/** @throws StoreError `bad_path` */
export function checkKey(key: string): void {
  if (key === '' || FORBIDDEN_IN_KEY.test(key) || Buffer.byteLength(key) > MAX_PATH_BYTES) {
    throw new StoreError('bad_path', `the key ${JSON.stringify(key)} is not allowed`)
  }
}

/** Firebase's SDK builds and reads the tree as plain objects: it loses the first of these keys and fails on the other. */
const UNSAFE_KEYS = ['__proto__', 'hasOwnProperty']

function checkWritableKey(key: string): void {
  if (UNSAFE_KEYS.includes(key)) throw new StoreError('bad_path', `the key ${key} is not allowed`)
}

/** Ten years, less than the retention period of the books that entries explain; younger ones cannot be deleted. */
const ENTRY_MS = 10 * 365 * 86_400_000

function isOldEntry([, key = '']: string[]): boolean {
  const [, at] = /^journal_(\d{13})_/.exec(key) ?? []
  return at !== undefined && Number(at) < now() - ENTRY_MS
}

/** A value of only empty objects is a deletion, too. */
function checkEntryAdded(path: Path, depth: number, value: Changes[Path] | undefined): void {
  if (depth === 2 && typeof value === 'object' && !(value instanceof Increment) && holdsLeaf(value)) return
  throw new StoreError('bad_path', `${path} only takes new entries`)
}

function holdsLeaf(value: Json | null): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).some(holdsLeaf) : value !== null
}

function checkValue(value: unknown, depth: number): asserts value is Json {
  if (depth > MAX_DEPTH) throw new StoreError('bad_value', 'too deep')
  if (typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number') return checkNumber(value)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    throw new StoreError('bad_value', 'only texts, numbers, booleans and plain objects can be stored')
  }
  for (const [key, child] of Object.entries(value)) {
    checkKey(key)
    checkWritableKey(key)
    checkValue(child, depth + 1)
  }
}

function checkNumber(value: number): void {
  if (!Number.isFinite(value)) throw new StoreError('bad_value', 'not a finite number')
}
