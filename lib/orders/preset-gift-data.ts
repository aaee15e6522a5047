import { isDeepStrictEqual } from 'node:util'
import type { Listing } from '@/lib/core/listing'
import { mailboxOf } from '@/lib/core/text/email-address'
import { readPage } from '@/lib/store/reading/read-page'
import type { Changes, Page, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { isHeld } from './held-items'
import { leftOf } from './refund-amount'
import { orderIdSchema, type Order } from './schema'

type Gifts = NonNullable<NonNullable<Order['gifts']>[string]>

/** For the update that publishes a preset: its filters may have another effect. */
export function giftFiguresDue(presetId: string): Changes {
  return taskAdded('gift-figures', presetId).changes
}

/** Those that count: paid for with money, and neither given back nor being given back. */
export function standingGifts(order: Order, presetId: string): Gifts {
  return isHeld(order, presetId) && leftOf(order) > 0 ? (order.gifts?.[presetId] ?? {}) : {}
}

/** Keeps `presetGifts` and the figures up to date, whatever changes an order. */
export function giftsFollowed(before: Order, after: Order): Changes {
  const all = new Set([before, after].flatMap(({ gifts = {} }) => Object.keys(gifts)))
  const changed = [...all].filter(
    (presetId) => !isDeepStrictEqual(...([stateOf(before, presetId), stateOf(after, presetId)] as const)),
  )
  return Object.assign(
    {},
    ...changed.map((presetId) => ({
      ...giftFiguresDue(presetId),
      [givingPath(presetId, after)]: Object.keys(standingGifts(after, presetId)).length > 0 ? true : null,
    })),
  )
}

function stateOf(order: Order, presetId: string) {
  return [standingGifts(order, presetId), order.giftsSetAside?.[presetId] ?? {}]
}

/** With the order. */
export function giftsForgotten(order: Order): Changes {
  const presetIds = Object.keys(order.gifts ?? {})
  return Object.assign(
    {},
    ...presetIds.map((presetId) => ({ ...giftFiguresDue(presetId), [givingPath(presetId, order)]: null })),
  )
}

/** Where an order with gifts that count is listed. */
export function givingPath(presetId: string, { id }: Pick<Order, 'id'>): string {
  return `presetGifts/${presetId}/${id}`
}

/** Ids of orders with gifts that count, newest first. */
export async function findGivingOrders(store: Store, presetId: string, page: Page): Promise<Listing<string>> {
  const read = async (part: Page) => {
    const entries = await store.list(`presetGifts/${presetId}`, part)
    return entries.map(({ key }) => ({ key, value: key }))
  }
  return readPage(read, orderIdSchema, page)
}

/** Of several presets, each order once. */
export async function findGivingOrdersOf(
  store: Store,
  presetIds: readonly string[],
  page: Page,
): Promise<Listing<string>> {
  const parts = await Promise.all(presetIds.map((presetId) => findGivingOrders(store, presetId, page)))
  const found = [...new Set(parts.flatMap(({ entries }) => entries))].sort().reverse()
  const entries = found.slice(0, page.limit)
  const isMore = found.length > entries.length || parts.some(({ next }) => next !== null)
  return {
    entries,
    broken: parts.flatMap(({ broken }) => broken),
    next: isMore ? (entries.at(-1) ?? null) : null,
  }
}

/** Mailboxes and accounts: gifts with one in common are one buyer's. */
export function namesOfBuyer({ id, email, emailBefore, customerUid }: Order): string[] {
  const mailboxes = [email, emailBefore].flatMap((address) => (address ? [`mail ${mailboxOf(address)}`] : []))
  return [`order ${id}`, ...mailboxes, ...(customerUid === undefined ? [] : [`account ${customerUid}`])]
}
