import 'server-only'
import type { Query } from 'firebase-admin/database'
import { checkKey, keysOf } from '@/lib/store/changes'
import type { Entry, Page, Path } from '@/lib/store/store'
import type { Connection } from './connection'
import { entriesOf } from './received-value'

/**
 * A path's children, highest key first unless `after` is given.
 * @throws StoreError
 */
export async function listChildren(connection: Connection, path: Path, page: Page): Promise<Entry[]> {
  keysOf(path)
  if (page.before !== undefined) checkKey(page.before)
  if (page.after) checkKey(page.after)
  if (page.limit < 1) return []
  const wanted = bounded(connection.database.ref(path).orderByKey(), page)
  const entries = entriesOf(await connection.within(() => wanted.get()))
  return page.after === undefined ? entries : entries.reverse()
}

function bounded(ordered: Query, { limit, before, after }: Page): Query {
  if (after !== undefined) return (after === '' ? ordered : ordered.startAfter(after)).limitToFirst(limit)
  return (before === undefined ? ordered : ordered.endBefore(before)).limitToLast(limit)
}
