import 'server-only'
import { checkKey, keysOf } from '@/lib/store/changes'
import type { Entry, Page, Path } from '@/lib/store/store'
import type { Connection } from './connection'
import { entriesOf } from './received-value'

/**
 * The children of a path, greatest key first.
 * @throws StoreError
 */
export async function listChildren(
  connection: Connection,
  path: Path,
  { limit, before }: Page,
): Promise<Entry[]> {
  keysOf(path)
  if (before !== undefined) checkKey(before)
  if (limit < 1) return []
  const ordered = connection.database.ref(path).orderByKey()
  const bounded = before === undefined ? ordered : ordered.endBefore(before)
  return entriesOf(await connection.within(() => bounded.limitToLast(limit).get()))
}
