import 'server-only'
import { partBefore, type Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { opendir } from 'node:fs/promises'

/** One run of the tidying. */
export interface Tidying {
  store: Store
  /** Only counts, and writes nothing. */
  isTrial: boolean
  /** Whether there is time for another batch. */
  mayGoOn(): boolean
}

/** A retention rule: does, or counts, what is due. Safe to interrupt and repeat. @returns how many entries */
export type Rule = (tidying: Tidying) => Promise<number>

/** Entries per read and write. */
const PART = 200

/**
 * Works through the entries before a key in batches, newest first.
 * @param work returns how many were due
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

/** A folder's files; empty if it does not exist. */
export async function filesIn(folder: string): Promise<AsyncIterable<{ name: string }> | []> {
  try {
    return await opendir(folder)
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'ENOENT') return []
    throw error
  }
}
