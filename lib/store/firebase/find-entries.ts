import 'server-only'
import { checkKey, keysOf } from '@/lib/store/changes'
import { indexesOf } from '@/lib/store/rules'
import { StoreError, type Entry, type Path, type Query } from '@/lib/store/store'
import type { Connection } from './connection'
import { entriesOf } from './received-value'

/**
 * The entries whose child equals a value, found by the database's index, greatest key first, unless `after` is given.
 * @throws StoreError
 */
export async function findEntries(connection: Connection, path: Path, query: Query): Promise<Entry[]> {
  const { child, equals, limit, before, after } = query
  const [collection = '', ...below] = keysOf(path)
  if (below.length > 0 || !indexesOf(collection).includes(child)) {
    throw new StoreError('no_index', `${path} has no index on ${child}`)
  }
  if (before !== undefined) checkKey(before)
  if (after) checkKey(after)
  if (limit !== undefined && limit < 1) return []
  const ordered = connection.database.ref(path).orderByChild(child)
  if (after !== undefined) {
    const following = after === '' ? ordered.equalTo(equals) : ordered.startAfter(equals, after).endAt(equals)
    const first = limit === undefined ? following : following.limitToFirst(limit)
    return entriesOf(await connection.within(() => first.get())).reverse()
  }
  const bounded =
    before === undefined ? ordered.equalTo(equals) : ordered.startAt(equals).endBefore(equals, before)
  const limited = limit === undefined ? bounded : bounded.limitToLast(limit)
  return entriesOf(await connection.within(() => limited.get()))
}
