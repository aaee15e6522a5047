import type { z } from 'zod'
import type { Listing } from '@/lib/core/listing'
import { log } from '@/lib/core/log'
import type { Entry, Page } from '../store'

/** Entries that do not match the schema are set aside and logged, so that they do not hide the others. */
export async function readPage<Value>(
  read: (page: Page) => Promise<Entry[]>,
  schema: z.ZodType<Value>,
  page: Page,
): Promise<Listing<Value>> {
  // One extra entry tells whether another page follows.
  const found = await read({ ...page, limit: page.limit + 1 })
  const listing: Listing<Value> = { entries: [], broken: [], next: null }
  for (const { key, value } of found.slice(0, page.limit)) {
    const parsed = schema.safeParse(value)
    if (parsed.success) listing.entries.push(parsed.data)
    else listing.broken.push(key)
  }
  if (found.length > page.limit) listing.next = found[page.limit - 1]?.key ?? null
  if (listing.broken.length > 0) log().error({ keys: listing.broken }, 'broken records')
  return listing
}
