/** A part of a list that is read page by page. */
export interface Listing<Value> {
  entries: Value[]
  /** The keys of entries that cannot be read. */
  broken: string[]
  /** The key from which on the next part lies; null if this is the last one. */
  next: string | null
}

/** A key as an address may give it, before which a part of a list lies; undefined if it can be none. */
export function keyBefore(given: string | string[] | undefined): string | undefined {
  return typeof given === 'string' && /^[^.#$/[\]\p{Cc}\p{Cs}]{1,128}$/u.test(given) ? given : undefined
}

/** Asks for the part before a key, or for the beginning of the list without one. */
export function partBefore(
  before: string | null | undefined,
  limit: number,
): { limit: number; before?: string } {
  return before === null || before === undefined ? { limit } : { limit, before }
}
