import { z } from 'zod'
import { ratingCountSchema } from '@/lib/catalog/rating-counts'
import { getOrder } from '@/lib/orders/data'
import { Scratch, type Figure } from '@/lib/store/scratch'
import type { Snapshot, Store } from '@/lib/store/store'
import { itemOnceKey } from './data'
import { ratedItemSchema, ratingSchema } from './schema'

export type RatingFinding =
  | ({ code: 'figure' } & Figure)
  | {
      code:
        | 'broken'
        /** Without a match in its order's record, or never paid. */
        | 'stray_rating'
        /** The next change's idempotency key is used, so no change can succeed. */
        | 'stuck_rating'
      path: string
    }

/** Checks ratings against their orders, and the presets' totals against the ratings, in bounded memory. */
export async function* auditRatings(store: Store): AsyncGenerator<RatingFinding> {
  const snapshot = await store.snapshot()
  const scratch = new Scratch()
  try {
    for await (const { key } of snapshot.entries('once'))
      if (key.startsWith('rating_')) scratch.note('once', key)
    yield* noteRatings(snapshot, scratch)
    yield* auditItems(snapshot, scratch)
    yield* auditOrders(store, snapshot, scratch)
    yield* auditFigures(snapshot, scratch)
  } finally {
    scratch.close()
    snapshot.close()
  }
}

async function* noteRatings(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<RatingFinding> {
  for await (const { key, value } of snapshot.entries('ratings')) {
    const { data: rating } = ratingSchema.safeParse(value)
    const isShown = rating?.status === 'shown'
    if (rating?.id !== key || (rating.shownFor === rating.presetId) !== isShown) {
      yield { code: 'broken', path: `ratings/${key}` }
      continue
    }
    scratch.note('rating', key, `${rating.orderId}/${rating.presetId}`)
    if (!isShown) continue
    scratch.addExpected(`ratingCounts/${rating.presetId}/count`, 1)
    scratch.addExpected(`ratingCounts/${rating.presetId}/sum`, rating.stars)
  }
}

const itemsSchema = z.record(z.string(), ratedItemSchema)

async function* auditItems(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<RatingFinding> {
  for await (const { key: orderId, value } of snapshot.entries('ratedItems')) {
    const { data: items } = itemsSchema.safeParse(value)
    if (!items) yield { code: 'broken', path: `ratedItems/${orderId}` }
    for (const [presetId, item] of Object.entries(items ?? {})) {
      const path = `ratedItems/${orderId}/${presetId}`
      if (scratch.noted('once', itemOnceKey({ orderId, presetId }, item)) !== undefined)
        yield { code: 'stuck_rating', path }
      if (item.ratingId === undefined) continue
      scratch.note('rated', item.ratingId)
      if (scratch.noted('rating', item.ratingId) !== `${orderId}/${presetId}`)
        yield { code: 'stray_rating', path }
    }
  }
}

async function* auditOrders(
  store: Store,
  snapshot: Snapshot,
  scratch: Scratch,
): AsyncGenerator<RatingFinding> {
  for await (const { key, value } of snapshot.entries('ratings')) {
    const { data: rating } = ratingSchema.safeParse(value)
    if (!rating) continue
    const order = await getOrder(store, rating.orderId)
    const wasBought = order?.history.paid !== undefined && Object.hasOwn(order.items, rating.presetId)
    if (!wasBought || scratch.noted('rated', key) === undefined)
      yield { code: 'stray_rating', path: `ratings/${key}` }
  }
}

async function* auditFigures(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<RatingFinding> {
  for await (const { key, value } of snapshot.entries('ratingCounts')) {
    const { data: counted } = ratingCountSchema.safeParse(value)
    if (!counted) yield { code: 'broken', path: `ratingCounts/${key}` }
    scratch.addStored(`ratingCounts/${key}/count`, counted?.count ?? 0)
    scratch.addStored(`ratingCounts/${key}/sum`, counted?.sum ?? 0)
  }
  for (const figure of scratch.differences()) yield { code: 'figure', ...figure }
}
