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
      [indexOf(presetId, after)]: Object.keys(standingGifts(after, presetId)).length > 0 ? true : null,
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
    ...presetIds.map((presetId) => ({ ...giftFiguresDue(presetId), [indexOf(presetId, order)]: null })),
  )
}

const indexOf = (presetId: string, { id }: Order) => `presetGifts/${presetId}/${id}`

/** Ids of orders with gifts that count, newest first. */
export async function findGivingOrders(store: Store, presetId: string, page: Page): Promise<Listing<string>> {
  const read = async (part: Page) => {
    const entries = await store.list(`presetGifts/${presetId}`, part)
    return entries.map(({ key }) => ({ key, value: key }))
  }
  return readPage(read, orderIdSchema, page)
}

/** Mailboxes and accounts: gifts with one in common are one buyer's. */
export function namesOfBuyer({ id, email, emailBefore, customerUid }: Order): string[] {
  const mailboxes = [email, emailBefore].flatMap((address) => (address ? [`mail ${mailboxOf(address)}`] : []))
  return [`order ${id}`, ...mailboxes, ...(customerUid === undefined ? [] : [`account ${customerUid}`])]
}
