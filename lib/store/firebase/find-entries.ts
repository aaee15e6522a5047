import 'server-only'
import type { Query as Ordered } from 'firebase-admin/database'
import { checkKey, keysOf } from '@/lib/store/changes'
import { indexesOf } from '@/lib/store/rules'
import { StoreError, type Entry, type Path, type Query, type RangeQuery } from '@/lib/store/store'
import type { Connection } from './connection'
import { entriesOf } from './received-value'

/**
 * Entries whose child equals a value, by the database's index, highest key first unless `after` is given; or
 * those whose child lies in a range, in its order.
 * @throws StoreError
 */
export async function findEntries(
  connection: Connection,
  path: Path,
  query: Query | RangeQuery,
): Promise<Entry[]> {
  const { child, limit } = query
  const [collection = '', ...below] = keysOf(path)
  if (below.length > 0 || !indexesOf(collection).includes(child)) {
    throw new StoreError('no_index', `${path} has no index on ${child}`)
  }
  if (limit !== undefined && limit < 1) return []
  const ordered = connection.database.ref(path).orderByChild(child)
  if ('from' in query) {
    const within = ordered.startAt(query.from).endAt(query.to).limitToFirst(query.limit)
    return entriesOf(await connection.within(() => within.get())).reverse()
  }
  const { before, after } = query
  if (before !== undefined) checkKey(before)
  if (after) checkKey(after)
  const wanted = bounded(ordered, query)
  const entries = entriesOf(await connection.within(() => wanted.get()))
  return after === undefined ? entries : entries.reverse()
}

function bounded(ordered: Ordered, { equals, limit, before, after }: Query): Ordered {
  if (after !== undefined) {
    const following = after === '' ? ordered.equalTo(equals) : ordered.startAfter(equals, after).endAt(equals)
    return limit === undefined ? following : following.limitToFirst(limit)
  }
  const preceding =
    before === undefined ? ordered.equalTo(equals) : ordered.startAt(equals).endBefore(equals, before)
  return limit === undefined ? preceding : preceding.limitToLast(limit)
}
