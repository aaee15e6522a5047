import type { z } from 'zod'
import type { Listing } from '@/lib/core/listing'
import { log } from '@/lib/core/log'
import type { Entry, Page } from '../store'

/**
 * Reads a part of a list. An entry that does not fit the schema is set aside and logged, so that it does not keep the
 * others from being seen.
 */
export async function readPage<Value>(
  read: (page: Page) => Promise<Entry[]>,
  schema: z.ZodType<Value>,
  page: Page,
): Promise<Listing<Value>> {
  // One more tells whether anything comes after this part.
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
