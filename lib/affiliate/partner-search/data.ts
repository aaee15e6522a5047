import 'server-only'
import { z } from 'zod'
import type { Changes, Entry, Page, Store } from '@/lib/store/store'
import { joiningKey, searchKeysOf, type Searchable } from './search-key'

const WORDS = 'partnerSearch/words'
const JOINED = 'partnerSearch/joined'

const text = z.string().optional().catch(undefined)
/** What can be read of a record, be the rest of it broken. */
const presentSchema = z
  .object({
    customCode: text,
    codes: z.record(z.string(), z.boolean()).optional().catch(undefined),
    name: text,
    email: text,
  })
  .catch({})

/**
 * What brings the index of partners from a stored record to what it is to be. All keys of the new one are written, so that an index
 * that lacked some has them.
 * @param present the record as it is stored; null if it is new
 */
export function indexChanged(
  uid: string,
  present: unknown,
  given: Searchable & { createdAt?: number | undefined },
): Changes {
  const before = presentSchema.parse(present)
  const after = { ...before, ...given }
  const keys = (entry: Searchable) => searchKeysOf(uid, entry).map((key) => `${WORDS}/${key}`)
  const gone = Object.fromEntries(keys(before).map((path) => [path, null]))
  const there = Object.fromEntries(keys(after).map((path) => [path, true]))
  const joined =
    given.createdAt === undefined ? {} : { [`${JOINED}/${joiningKey(uid, given.createdAt)}`]: true }
  return { ...gone, ...there, ...joined }
}

/** Keys of the index before one, the greatest first. */
export function listWords(store: Store, page: Page): Promise<Entry[]> {
  return store.list(WORDS, page)
}

/** The keys of partners in the order in which they joined, the latest first. */
export function listJoined(store: Store, page: Page): Promise<Entry[]> {
  return store.list(JOINED, page)
}
