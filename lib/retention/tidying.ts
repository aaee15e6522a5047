import { partBefore, type Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'

/** One run of the tidying. */
export interface Tidying {
  store: Store
  /** Only counts what would be done, and writes nothing. */
  isTrial: boolean
  /** Whether there is time for another part. */
  mayGoOn(): boolean
}

/** A rule of retention: does, or counts, what is due. It may be broken off anywhere and be done again. @returns how much */
export type Rule = (tidying: Tidying) => Promise<number>

/** Entries that are done in one write, or read at once. */
const PART = 200

/**
 * Works through the entries before a key, newest first, a part at a time.
 * @param work gives how many of them were due
 */
export async function inParts<Value>(
  { mayGoOn }: Pick<Tidying, 'mayGoOn'>,
  before: string | undefined,
  read: (page: Page) => Promise<Pick<Listing<Value>, 'entries' | 'next'>>,
  work: (entries: Value[]) => Promise<number>,
): Promise<number> {
  let count = 0
  let from = before ?? null
  do {
    const { entries, next } = await read(partBefore(from, PART))
    count += await work(entries)
    from = next
  } while (from !== null && mayGoOn())
  return count
}
