/** Sorts after every character of a term, and so after all keys with the same beginning. */
const AFTER = '~'
/** Sorts before every character of a term; separates it from the id. */
const PARTING = '!'
const LONGEST = 40
const MOST_WORDS = 4

/** Ignoring case; sorted by term, so that keys with a common beginning of any length are adjacent. */
export function wordKeysOf(id: string, terms: readonly string[]): string[] {
  return [...new Set(terms.map((term) => `${encoded(term)}${PARTING}${id}`))].filter(
    (key) => !key.startsWith(PARTING),
  )
}

/** The name starting at each of its first words. */
export function beginningsOf(name: string): string[] {
  const words = plain(name).split(' ')
  return words.slice(0, MOST_WORDS).map((_, index) => words.slice(index).join(' '))
}

/** Their common beginning, and a key after all of them. */
export function wordRange(text: string): { beginning: string; end: string } {
  const beginning = encoded(text)
  return { beginning, end: `${beginning}${AFTER}` }
}

export function orderedKey(id: string, ...order: readonly (string | number)[]): string {
  return [...order, id].join(PARTING)
}

export function idOfKey(key: string): string {
  return key.slice(key.lastIndexOf(PARTING) + 1)
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
}

/** Encodes character by character, so that prefixes stay prefixes. */
function encoded(text: string): string {
  const characters = Array.from(plain(text).replaceAll(/\p{Surrogate}/gu, '')).slice(0, LONGEST)
  return encodeURIComponent(characters.join('')).replaceAll(
    /[.!~*'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
