export interface Listing<Value> {
  entries: Value[]
  /** Keys of entries that cannot be read. */
  broken: string[]
  /** Where the next page begins; null on the last one. */
  next: string | null
}

/** Validates a page key from an address; undefined if it cannot be one. */
export function keyBefore(given: string | string[] | undefined): string | undefined {
  return typeof given === 'string' && /^[^.#$/[\]\p{Cc}\p{Cs}]{1,128}$/u.test(given) ? given : undefined
}

/** Query for the page before a key, or for the first page without one. */
export function partBefore(
  before: string | null | undefined,
  limit: number,
): { limit: number; before?: string } {
  return before === null || before === undefined ? { limit } : { limit, before }
}
