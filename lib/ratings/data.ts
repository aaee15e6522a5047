import { z } from 'zod'
import { ratingsCounted } from '@/lib/catalog/showing/rating-data'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import type { Changes, Page, Store } from '@/lib/store/store'
import { fieldsWritten } from '@/lib/store/tree-value'
import { ratedItemSchema, ratingSchema, type RatedItem, type Rating, type RatingStatus } from './schema'

export interface ItemKey {
  orderId: string
  presetId: string
}

export async function getRating(store: Store, id: string): Promise<Rating | null> {
  const value = await store.get(`ratings/${id}`)
  return value === null ? null : ratingSchema.parse(value)
}

export async function getRatedItems(store: Store, orderId: string): Promise<Record<string, RatedItem>> {
  return z.record(z.string(), ratedItemSchema).parse((await store.get(`ratedItems/${orderId}`)) ?? {})
}

export async function getRatedItem(store: Store, { orderId, presetId }: ItemKey): Promise<RatedItem> {
  return ratedItemSchema.parse((await store.get(`ratedItems/${orderId}/${presetId}`)) ?? { changes: 0 })
}

/** Newest first. */
export function findShownRatings(store: Store, presetId: string, page: Page): Promise<Listing<Rating>> {
  const read = (part: Page) => store.find('ratings', { child: 'shownFor', equals: presetId, ...part })
  return readPage(read, ratingSchema, page)
}

export function findRatings(store: Store, status: RatingStatus, page: Page): Promise<Listing<Rating>> {
  const read = (part: Page) => store.find('ratings', { child: 'status', equals: status, ...part })
  return readPage(read, ratingSchema, page)
}

/** With the preset's totals. Each change of an order's preset has a number that is used once. */
export function itemChanged(
  key: ItemKey,
  item: RatedItem,
  change: { before: Rating | null; after: Rating | null; hidden?: RatedItem['hidden']; also: Changes },
): OnceChanges {
  const { before, after, hidden, also } = change
  const next: RatedItem = {
    changes: item.changes + 1,
    ...(after ? { ratingId: after.id } : {}),
    ...(hidden ? { hidden } : {}),
  }
  return {
    onceKey: itemOnceKey(key, item),
    changes: {
      ...also,
      ...fieldsWritten(`ratings/${after?.id ?? before?.id}`, before, after && ratingSchema.parse(after)),
      ...ratingsCounted(key.presetId, difference(before, after)),
      ...fieldsWritten(`ratedItems/${key.orderId}/${key.presetId}`, item, next),
    },
  }
}

export function itemOnceKey({ orderId, presetId }: ItemKey, { changes }: Pick<RatedItem, 'changes'>): string {
  return `rating_${orderId}_${presetId}_${changes}`
}

function difference(before: Rating | null, after: Rating | null) {
  const [less, more] = [starsOf(before), starsOf(after)]
  return { count: Math.sign(more) - Math.sign(less), sum: more - less }
}

const starsOf = (rating: Rating | null) => (rating?.status === 'shown' ? rating.stars : 0)
