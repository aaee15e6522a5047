import 'server-only'
import { randomUUID } from 'node:crypto'
import { ServerValue } from 'firebase-admin/database'
import { now } from '@/lib/core/clock'
import { APPEND_ONLY, checkChanges, withOnceKey } from '@/lib/store/changes'
import { Increment, StoreError, type Changes, type Json } from '@/lib/store/store'
import type { Connection } from './connection'
import type { Target } from './target'

const ONCE = 'once/'

/**
 * The SDK repeats a write whose answer was lost, even though it may have been applied; adding twice would be wrong.
 * So an update with an increment carries its own key, which database.rules.json accepts only once. It may be deleted
 * when no connection can repeat the update any more. @throws StoreError
 */
export async function writeChanges(connection: Connection, changes: Changes): Promise<void> {
  checkChanges(changes)
  if (Object.values(changes).some((value) => value instanceof Increment)) {
    await writeOnce(connection, `update_${randomUUID()}`, changes)
    return
  }
  try {
    await send(connection, changes)
  } catch (error) {
    throw isRefusal(error) ? conflictOr(error, changes) : error
  }
}

/** The key holds its time (ms) and a token, which tells a write whose answer was lost. @throws StoreError */
export async function writeOnce(connection: Connection, key: string, changes: Changes): Promise<boolean> {
  const onceKey = `${ONCE}${key}`
  const token = `${now()} ${randomUUID()}`
  try {
    await send(connection, { ...withOnceKey(key, changes), [onceKey]: token })
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    const snapshot = await connection.within(() => connection.database.ref(onceKey).get())
    if (!snapshot.exists()) throw conflictOr(error, changes)
    return snapshot.val() === token
  }
}

function send(connection: Connection, changes: Changes): Promise<void> {
  const wire = Object.fromEntries(Object.entries(changes).map(([path, value]) => [path, wireValue(value)]))
  const json = JSON.stringify(wire)
  return connection.within(() =>
    isTornBySdk(json) ? updateByRest(connection.target, json) : connection.database.ref().update(wire),
  )
}

/** Copied, because the SDK may send it later. */
function wireValue(value: Json | Increment | null): unknown {
  return value instanceof Increment ? ServerValue.increment(value.by) : structuredClone(value)
}

function isRefusal(error: unknown): error is StoreError {
  const cause = error instanceof StoreError ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'PERMISSION_DENIED'
}

/** The rules refuse this identity only changes of write-once data: an existing key or entry. */
function conflictOr(error: StoreError, changes: Changes): StoreError {
  const isWrittenOnce = (path: string) => path.startsWith(ONCE) || path.startsWith(`${APPEND_ONLY}/`)
  const written = Object.keys(changes).filter((path) => isWrittenOnce(path) && changes[path] !== null)
  if (written.length === 0) return error
  return new StoreError('conflict', `${written.join(', ')} cannot be changed`, { cause: error.cause })
}

/** The SDK cuts messages into frames of so many UTF-16 units; what it adds to an update is far below the margin. */
const FRAME_LENGTH = 16_384
const MARGIN = 1_000

/** The SDK cuts long messages within characters of two units, such as emoji, whose halves arrive as U+FFFD. */
function isTornBySdk(json: string): boolean {
  return json.length > FRAME_LENGTH - MARGIN && /[\ud800-\udfff]/.test(json)
}

/**
 * By the REST interface, bound by the same rules: https://firebase.google.com/docs/database/rest/auth and
 * https://firebase.google.com/docs/reference/rest/database @throws Error `PERMISSION_DENIED` if they refuse it
 */
export async function updateByRest(target: Target, json: string): Promise<void> {
  const url = new URL(target.databaseURL)
  url.pathname = '/.json'
  url.searchParams.set('print', 'silent')
  url.searchParams.set('auth_variable_override', JSON.stringify(target.databaseAuthVariableOverride))
  const authorization = `Bearer ${await target.accessToken()}`
  const response = await fetch(url, { method: 'PATCH', headers: { authorization }, body: json })
  if (response.ok) return
  const refused = response.status === 401 || response.status === 403
  const message = `the database answered with ${response.status}: ${await response.text()}`
  throw Object.assign(new Error(message), refused && { code: 'PERMISSION_DENIED' })
}
