import targaryen from 'targaryen'
import databaseRules from '@/database.rules.json'
import { indexesOf } from '@/lib/store/rules'
import type { Json } from '@/lib/store/store'
import type { Tree, Write } from './tree'

/** The `auth` of the rules: the client's identity, or null. */
export type Auth = Record<string, unknown> | null

const ruleset = targaryen.ruleset(databaseRules)

// The rules only see the entries that a write touches, so that a large tree costs nothing.
if (/\broot\b|\.parent\(/.test(JSON.stringify(databaseRules))) {
  throw new Error('the rules look beyond the entries that a write touches; this server cannot evaluate them')
}

/** Whether database.rules.json allows reading the path. */
export function mayRead(auth: Auth, keys: readonly string[]): boolean {
  return as(auth, null).read(pathOf(keys)).allowed
}

/** Whether database.rules.json allows all of the writes at once. */
export function mayWrite(auth: Auth, writes: readonly Write[], tree: Tree): boolean {
  const patch = Object.fromEntries(writes.map(({ keys, value }) => [pathOf(keys), value && safeValue(value)]))
  return as(auth, touchedEntries(writes, tree)).update('/', patch).allowed
}

/** Whether database.rules.json declares an index on this child of a collection's entries. */
export function isIndexed([collection, ...below]: readonly string[], child: string): boolean {
  return collection !== undefined && below.length === 0 && indexesOf(collection).includes(child)
}

/** `as(null)` would keep the previous identity. */
function as(auth: Auth, data: unknown) {
  const database = targaryen.database(ruleset, data)
  return auth === null ? database : database.as(auth)
}

function touchedEntries(writes: readonly Write[], tree: Tree): Record<string, unknown> {
  const touched = new Map<string, unknown>()
  for (const { keys } of writes) {
    const [collection, entry] = keys
    const value = tree.get(keys.slice(0, 2))
    if (collection === undefined || value === null) continue
    const name = safeKey(collection)
    const known = touched.get(name)
    const shown = safeValue(value)
    touched.set(name, entry === undefined ? shown : { ...Object(known), [safeKey(entry)]: shown })
  }
  return Object.fromEntries(touched)
}

const pathOf = (keys: readonly string[]) => keys.map(safeKey).join('/')

/** Keys such as `constructor` break targaryen; no key of the database contains the appended character. */
function safeKey(key: string): string {
  return key in Object.prototype ? `${key}\u0000` : key
}

function safeValue(value: Json): Json {
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [safeKey(key), safeValue(child)]))
}
