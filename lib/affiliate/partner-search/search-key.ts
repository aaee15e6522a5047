import { beginningsOf, orderedKey, wordKeysOf } from '@/lib/core/text/word-key'

/** What a partner can be searched by. */
export interface Searchable {
  customCode?: string | undefined
  /** Every code that the partner has ever had, in lower case. */
  codes?: Record<string, boolean> | undefined
  name?: string | undefined
  email?: string | undefined
}

/** The keys under which a partner is found: codes, address, and the name from each of its first words on. */
export function searchKeysOf(uid: string, { customCode, codes = {}, name, email }: Searchable): string[] {
  const names = name === undefined ? [] : beginningsOf(name)
  const terms = [...Object.keys(codes), customCode, email, ...names].filter((term) => term !== undefined)
  return wordKeysOf(uid, terms)
}

/** The key under which a partner stands in the order of joining; `createdAt` in ms. */
export function joiningKey(uid: string, createdAt: number): string {
  return orderedKey(uid, createdAt)
}
