import 'server-only'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import type { Entry, Page, Store } from '@/lib/store/store'
import { orderSchema, type Order, type OrderStatus } from './schema'

/** The order that was placed under an idempotency key (its hash), or null. */
export async function findOrderByKey(store: Store, idempotencyKey: string): Promise<Order | null> {
  return first(await store.find('orders', { child: 'idempotencyKey', equals: idempotencyKey, limit: 1 }))
}

/** Orders whose reference is looked up by this, see `referenceKeyOf`, newest first; more than one is rare. */
export function findOrdersByReferenceKey(store: Store, key: string, page: Page): Promise<Listing<Order>> {
  const read = (part: Page) => store.find('orders', { child: 'referenceKey', equals: key, ...part })
  return readPage(read, orderSchema, page)
}

/** Orders that cost so many cents, newest first. */
export function findOrdersByTotal(store: Store, total: number, page: Page): Promise<Listing<Order>> {
  return readPage(
    (part) => store.find('orders', { child: 'total', equals: total, ...part }),
    orderSchema,
    page,
  )
}

/** Orders in a state, or all orders, newest first. */
export function findOrders(store: Store, status: OrderStatus | null, page: Page): Promise<Listing<Order>> {
  const read = (part: Page) =>
    status ? store.find('orders', { child: 'status', equals: status, ...part }) : store.list('orders', part)
  return readPage(read, orderSchema, page)
}

/** The orders of an account, newest first. */
export function findOrdersByCustomer(store: Store, uid: string, page: Page): Promise<Listing<Order>> {
  const read = (part: Page) => store.find('orders', { child: 'customerUid', equals: uid, ...part })
  return readPage(read, orderSchema, page)
}

/** The ids of orders of an account. */
export async function findOrderIdsByCustomer(store: Store, uid: string, limit: number): Promise<string[]> {
  return keys(await store.find('orders', { child: 'customerUid', equals: uid, limit }))
}

/** The ids of paid orders that guests have placed under an e-mail address, and no account has taken over. */
export async function findClaimableOrderIds(store: Store, email: string, limit: number): Promise<string[]> {
  return keys(await store.find('orders', { child: 'claimableBy', equals: email.toLowerCase(), limit }))
}

/** The orders that were placed under an e-mail address, case aside, newest first. Old orders are not found by it. */
export function findOrdersByEmail(store: Store, email: string, page: Page): Promise<Listing<Order>> {
  const equals = email.toLowerCase()
  const read = (part: Page) => store.find('orders', { child: 'emailLower', equals, ...part })
  return readPage(read, orderSchema, page)
}

/** Cancelled orders that still say who has ordered, newest first. */
export function findForgettableOrders(store: Store, page: Page): Promise<Listing<Order>> {
  const read = (part: Page) => store.find('orders', { child: 'isForgettable', equals: true, ...part })
  return readPage(read, orderSchema, page)
}

/** Orders of which somebody has to see to a refund, newest first. */
export function findOrdersWithOpenRefund(store: Store, page: Page): Promise<Listing<Order>> {
  const read = (part: Page) => store.find('orders', { child: 'isRefundOpen', equals: true, ...part })
  return readPage(read, orderSchema, page)
}

/** Orders whose payment the provider may know more of, newest first. */
export function findOrdersWithOpenPayment(store: Store, page: Page): Promise<Listing<Order>> {
  const read = (part: Page) => store.find('orders', { child: 'isPaymentOpen', equals: true, ...part })
  return readPage(read, orderSchema, page)
}

const keys = (entries: Entry[]) => entries.map(({ key }) => key)
const first = (entries: Entry[]) => parse(entries)[0] ?? null
const parse = (entries: Entry[]) => entries.map((entry) => orderSchema.parse(entry.value))
