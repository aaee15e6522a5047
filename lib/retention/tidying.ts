import 'server-only'
import { partBefore, type Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { opendir } from 'node:fs/promises'

export interface Tidying {
  store: Store
  /** Only counts, and writes nothing. */
  isTrial: boolean
  mayGoOn(): boolean
}

/** Safe to interrupt and repeat. @returns how many entries it handled, or would */
export type Rule = (tidying: Tidying) => Promise<number>

const PART = 200

/** In batches, newest first. @param work returns how many were due */
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

export async function filesIn(folder: string): Promise<AsyncIterable<{ name: string }> | []> {
  try {
    return await opendir(folder)
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'ENOENT') return []
    throw error
  }
}
