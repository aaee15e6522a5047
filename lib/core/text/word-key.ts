/** Greater than every character of a term, and so behind all keys that begin like it. */
const AFTER = '~'
/** Less than every character of a term: parts it from the id. */
const PARTING = '!'
const LONGEST = 40
const MOST_WORDS = 4

/**
 * The keys under which something is found by beginnings of terms, in whatever case. They lie in the order of the terms, so that those
 * with a common beginning lie side by side, whatever its length.
 */
export function wordKeysOf(id: string, terms: readonly string[]): string[] {
  return [...new Set(terms.map((term) => `${encoded(term)}${PARTING}${id}`))].filter(
    (key) => !key.startsWith(PARTING),
  )
}

/** A name from each of its first words on. */
export function beginningsOf(name: string): string[] {
  const words = plain(name).split(' ')
  return words.slice(0, MOST_WORDS).map((_, index) => words.slice(index).join(' '))
}

/** The range of keys that begin with a text: how they begin, and a key behind all of them. */
export function wordRange(text: string): { beginning: string; end: string } {
  const beginning = encoded(text)
  return { beginning, end: `${beginning}${AFTER}` }
}

/** The key of something by an order in which it stands. */
export function orderedKey(id: string, ...order: readonly (string | number)[]): string {
  return [...order, id].join(PARTING)
}

/** What a key leads to. */
export function idOfKey(key: string): string {
  return key.slice(key.lastIndexOf(PARTING) + 1)
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
