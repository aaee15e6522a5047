import type { z } from 'zod'
import { dayOf } from '@/lib/core/clock'
import { bookingDaysRemoved } from '@/lib/invoices/booking-days'
import { paymentUnmatched } from '@/lib/payment/data'
import type { Click } from '@/lib/affiliate/schema'
import { ordersCounted } from '@/lib/orders/count-data'
import { changeOnceKey } from '@/lib/orders/data'
import { bookingDaysOf } from '@/lib/orders/invoicing/order-bookings'
import { giftsForgotten } from '@/lib/orders/preset-gift-data'
import type { Order } from '@/lib/orders/schema'
import { increment, type Changes, type Entry, type Page, type Store, type Place } from '@/lib/store/store'

/** Page addresses lose everything after `?` and `#`. */
export function clickForgotten({ id, referrer, originalUrl }: Click): Changes {
  const click = `affiliateClicks/${id}`
  return {
    [`${click}/visitorIp`]: null,
    [`${click}/visitorHash`]: null,
    [`${click}/userAgent`]: null,
    [`${click}/referrer`]: withoutQuery(referrer),
    [`${click}/originalUrl`]: withoutQuery(originalUrl),
  }
}

const withoutQuery = (url: string) => url.replace(/[?#].*$/s, '')

/** The day's figures record that they still count. */
export function clicksRemoved(clicks: readonly Click[]): Changes {
  const changes: Changes = {}
  const sums = new Map<string, number>()
  const add = (path: string, by: number) => sums.set(path, (sums.get(path) ?? 0) + by)
  for (const { id, affiliateUid, timestamp, isFirst } of clicks) {
    const day = `affiliateDaily/${affiliateUid}/${dayOf(timestamp)}`
    changes[`affiliateClicks/${id}`] = null
    add(`${day}/unlisted`, 1)
    if (isFirst) add(`${day}/unlistedUnique`, 1)
  }
  for (const [path, by] of sums) changes[path] = increment(by)
  return changes
}

/**
 * With its refunds and all references from payments, presets and ratings, unless it is changed meanwhile.
 * @param also is written with it @returns whether it was deleted
 */
export function removeOrder(store: Store, order: Order, also: Changes = {}): Promise<boolean> {
  const { id, status, items, payment, isDisputed } = order
  return store.updateOnce(changeOnceKey(order), {
    ...also,
    [`orders/${id}`]: null,
    [`ratedItems/${id}`]: null,
    ...ordersCounted(status, -1),
    ...(isDisputed ? ordersCounted('disputed', -1) : {}),
    ...bookingDaysRemoved(id, bookingDaysOf(order)),
    ...Object.fromEntries(Object.keys(items).map((presetId) => [`presetBuyers/${presetId}/${id}`, null])),
    ...giftsForgotten(order),
    ...(payment && paymentUnmatched(payment)),
  })
}

export function removed(collection: string, keys: readonly string[]): Changes {
  return Object.fromEntries(keys.map((key) => [`${collection}/${key}`, null]))
}

export function listEntries(store: Store, collection: Place, page: Page): Promise<Entry[]> {
  return store.list(collection, page)
}

/** Entries that match a schema. The audit reports the others, which someone must look at. */
export function readable<Value>(schema: z.ZodType<Value>, entries: readonly Entry[]): Value[] {
  return entries.flatMap(({ value }) => {
    const { data } = schema.safeParse(value)
    return data === undefined ? [] : [data]
  })
}
