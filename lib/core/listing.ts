export interface Listing<Value> {
  entries: Value[]
  broken: string[]
  /** Where the next page begins; null on the last one. */
  next: string | null
}

/** Validates a page key from an address; undefined if it cannot be one. */
export function keyBefore(given: string | string[] | undefined): string | undefined {
  return typeof given === 'string' && /^[^.#$/[\]\p{Cc}\p{Cs}]{1,128}$/u.test(given) ? given : undefined
}

export function partBefore(
  before: string | null | undefined,
  limit: number,
): { limit: number; before?: string } {
  return before === null || before === undefined ? { limit } : { limit, before }
}
