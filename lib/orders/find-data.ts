import 'server-only'
import { addressKey } from '@/lib/core/text/email-address'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import type { Entry, Page, Store } from '@/lib/store/store'
import { orderSchema, type Order, type OrderStatus } from './schema'

/** @param idempotencyKey its hash */
export async function findOrderByKey(store: Store, idempotencyKey: string): Promise<Order | null> {
  return first(await store.find('orders', { child: 'idempotencyKey', equals: idempotencyKey, limit: 1 }))
}

/** See `referenceKeyOf`. */
export function findOrdersByReferenceKey(store: Store, key: string, page: Page): Promise<Listing<Order>> {
  const read = (part: Page) => store.find('orders', { child: 'referenceKey', equals: key, ...part })
  return readPage(read, orderSchema, page)
}

/** Newest first; cents. */
export function findOrdersByTotal(store: Store, total: number, page: Page): Promise<Listing<Order>> {
  return readPage(
    (part) => store.find('orders', { child: 'total', equals: total, ...part }),
    orderSchema,
    page,
  )
}

export type OrderChoice = OrderStatus | 'disputed' | null

export function findOrders(store: Store, choice: OrderChoice, page: Page): Promise<Listing<Order>> {
  const read = (part: Page) => {
    if (choice === null) return store.list('orders', part)
    const query =
      choice === 'disputed' ? { child: 'isDisputed', equals: true } : { child: 'status', equals: choice }
    return store.find('orders', { ...query, ...part })
  }
  return readPage(read, orderSchema, page)
}

/** Under a network hash, which changes daily; up to `most`. */
export async function countUnpaidOfNetwork(store: Store, network: string, most: number): Promise<number> {
  return (await store.find('orders', { child: 'network', equals: network, limit: most })).length
}

export function findOrdersByCustomer(store: Store, uid: string, page: Page): Promise<Listing<Order>> {
  const read = (part: Page) => store.find('orders', { child: 'customerUid', equals: uid, ...part })
  return readPage(read, orderSchema, page)
}

export async function findOrderIdsByCustomer(store: Store, uid: string, limit: number): Promise<string[]> {
  return keys(await store.find('orders', { child: 'customerUid', equals: uid, limit }))
}

/** Paid guest orders that no account has claimed. */
export async function findClaimableOrderIds(store: Store, email: string, limit: number): Promise<string[]> {
  return keys(await store.find('orders', { child: 'claimableBy', equals: addressKey(email), limit }))
}

/** Ignores case; newest first. */
export function findOrdersByEmail(store: Store, email: string, page: Page): Promise<Listing<Order>> {
  const equals = addressKey(email)
  const read = (part: Page) => store.find('orders', { child: 'emailLower', equals, ...part })
  return readPage(read, orderSchema, page)
}

export function findForgettableOrders(store: Store, page: Page): Promise<Listing<Order>> {
  const read = (part: Page) => store.find('orders', { child: 'isForgettable', equals: true, ...part })
  return readPage(read, orderSchema, page)
}

export function findOrdersWithOpenRefund(store: Store, page: Page): Promise<Listing<Order>> {
  const read = (part: Page) => store.find('orders', { child: 'isRefundOpen', equals: true, ...part })
  return readPage(read, orderSchema, page)
}

export function findOrdersWithOpenPayment(store: Store, page: Page): Promise<Listing<Order>> {
  const read = (part: Page) => store.find('orders', { child: 'isPaymentOpen', equals: true, ...part })
  return readPage(read, orderSchema, page)
}

const keys = (entries: Entry[]) => entries.map(({ key }) => key)
const first = (entries: Entry[]) => parse(entries)[0] ?? null
const parse = (entries: Entry[]) => entries.map((entry) => orderSchema.parse(entry.value))
