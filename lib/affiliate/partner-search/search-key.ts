import { beginningsOf, orderedKey, wordKeysOf } from '@/lib/core/text/word-key'

/** The searchable fields of a partner. */
export interface Searchable {
  customCode?: string | undefined
  /** Every code the partner has ever had, in lower case. */
  codes?: Record<string, boolean> | undefined
  name?: string | undefined
  email?: string | undefined
}

/** A partner's search keys: codes, address, and the name from each of its first words on. */
export function searchKeysOf(uid: string, { customCode, codes = {}, name, email }: Searchable): string[] {
  const names = name === undefined ? [] : beginningsOf(name)
  const terms = [...Object.keys(codes), customCode, email, ...names].filter((term) => term !== undefined)
  return wordKeysOf(uid, terms)
}

/** A partner's sort key by joining date; `createdAt` in ms. */
export function joiningKey(uid: string, createdAt: number): string {
  return orderedKey(uid, createdAt)
}
