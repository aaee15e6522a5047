/** Greater than every character of a term, and so behind all keys that begin like it. */
const AFTER = '~'
/** Less than every character of a term: parts it from the partner's uid. */
const PARTING = '!'
const LONGEST = 40
const MOST_WORDS = 4

/** What a partner can be searched by. */
export interface Searchable {
  customCode?: string | undefined
  /** Every code that the partner has ever had, in lower case. */
  codes?: Record<string, boolean> | undefined
  name?: string | undefined
  email?: string | undefined
}

/**
 * The keys under which a partner is found: codes, address, and the name from each of its first words on. They lie in the order of
 * the words, so that those with a common beginning lie side by side, whatever its length.
 */
export function searchKeysOf(uid: string, { customCode, codes = {}, name, email }: Searchable): string[] {
  const words = name === undefined ? [] : plain(name).split(' ')
  const names = words.slice(0, MOST_WORDS).map((_, index) => words.slice(index).join(' '))
  const terms = [...Object.keys(codes), customCode, email, ...names].filter((term) => term !== undefined)
  return [...new Set(terms.map((term) => `${encoded(term)}${PARTING}${uid}`))].filter(
    (key) => !key.startsWith(PARTING),
  )
}

/** The range of keys that begin with a text: how they begin, and a key behind all of them. */
export function searchRange(text: string): { beginning: string; end: string } {
  const beginning = encoded(text)
  return { beginning, end: `${beginning}${AFTER}` }
}

/** The key under which a partner stands in the order of joining; `createdAt` in ms. */
export function joiningKey(uid: string, createdAt: number): string {
  return `${createdAt}${PARTING}${uid}`
}

/** Whose a key is. */
export function uidOfKey(key: string): string {
  return key.slice(key.indexOf(PARTING) + 1)
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
}

/** As a key of the store may be written, character by character, so that beginnings stay beginnings. */
function encoded(text: string): string {
  const characters = Array.from(plain(text).replaceAll(/\p{Surrogate}/gu, '')).slice(0, LONGEST)
  return encodeURIComponent(characters.join('')).replaceAll(
    /[.!~*'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
