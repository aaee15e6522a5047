import 'server-only'
import { z } from 'zod'
import { beginningsOf, idOfKey, orderedKey, wordKeysOf } from '@/lib/core/text/word-key'
import type { Changes, Entry, Page, Store } from '@/lib/store/store'

interface Searchable {
  customCode?: string | undefined
  /** All ever had, in lower case. */
  codes?: Record<string, boolean> | undefined
  name?: string | undefined
  email?: string | undefined
}

/** Codes, address, and the name from each of its first words. */
export function searchKeysOf(uid: string, { customCode, codes = {}, name, email }: Searchable): string[] {
  const names = name === undefined ? [] : beginningsOf(name)
  const terms = [...Object.keys(codes), customCode, email, ...names].filter((term) => term !== undefined)
  return wordKeysOf(uid, terms)
}

/** `createdAt` in ms. */
function joiningKey(uid: string, createdAt: number): string {
  return orderedKey(uid, createdAt)
}

const WORDS = 'partnerSearch/words'
const JOINED = 'partnerSearch/joined'

const text = z.string().optional().catch(undefined)
const presentSchema = z
  .object({
    customCode: text,
    codes: z.record(z.string(), z.boolean()).optional().catch(undefined),
    name: text,
    email: text,
  })
  .catch({})

/** Writes all new keys, which also repairs an incomplete index. @param present the record as stored; null if new */
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

/** Last first. */
export function listWords(store: Store, page: Page): Promise<Entry[]> {
  return store.list(WORDS, page)
}

/** More partners than ever share one whole word. */
const MOST_ALIKE = 100

export async function uidsByWord(store: Store, word: string): Promise<string[]> {
  const [beginning = ''] = wordKeysOf('', [word])
  const found = await listWords(store, { limit: MOST_ALIKE, after: beginning })
  return found.filter(({ key }) => key.startsWith(beginning)).map(({ key }) => idOfKey(key))
}

/** Latest first. */
export function listJoined(store: Store, page: Page): Promise<Entry[]> {
  return store.list(JOINED, page)
}
