import 'server-only'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/read-page'
import { subscribeShared } from '@/lib/store/shared-subscription'
import type { Changes, Entry, Listener, Page, Store, Unsubscribe } from '@/lib/store/store'
import { statusBefore } from './order-status'
import { orderSchema, type Order, type OrderStatus } from './schema'

export async function getOrder(store: Store, id: string): Promise<Order | null> {
  const value = await store.get(`orders/${id}`)
  return value === null ? null : orderSchema.parse(value)
}

/** The order that was placed under an idempotency key (its hash), or null. */
export async function findOrderByKey(store: Store, idempotencyKey: string): Promise<Order | null> {
  return first(await store.find('orders', { child: 'idempotencyKey', equals: idempotencyKey, limit: 1 }))
}

export async function findOrderByReference(store: Store, reference: string): Promise<Order | null> {
  return first(await store.find('orders', { child: 'reference', equals: reference, limit: 1 }))
}

/** Orders in a state, or all orders, newest first. */
export function findOrders(store: Store, status: OrderStatus | null, page: Page): Promise<Listing<Order>> {
  const read = (part: Page) =>
    status ? store.find('orders', { child: 'status', equals: status, ...part }) : store.list('orders', part)
  return readPage(read, orderSchema, page)
}

/** All orders of an account. */
export async function findOrdersByCustomer(store: Store, uid: string): Promise<Order[]> {
  return parse(await store.find('orders', { child: 'customerUid', equals: uid }))
}

/** All orders that were placed under an e-mail address, whoever placed them. */
export async function findOrdersByEmail(store: Store, email: string): Promise<Order[]> {
  return parse(await store.find('orders', { child: 'emailLower', equals: email.toLowerCase() }))
}

/** Writes whose these orders are; null for nobody's. */
export async function saveCustomer(store: Store, ids: string[], uid: string | null): Promise<void> {
  const entries = ids.map((id) => [`orders/${id}/customerUid`, uid])
  if (entries.length > 0) await store.update(Object.fromEntries(entries))
}

/** Paid orders whose conversion is not recorded yet, newest first. */
export function findOrdersWithConversionDue(store: Store, page: Page): Promise<Listing<Order>> {
  const read = (part: Page) => store.find('orders', { child: 'conversionDue', equals: true, ...part })
  return readPage(read, orderSchema, page)
}

/**
 * Writes a new order, once per idempotency key. What could not be read again is not written.
 * @returns false if the key was used already
 * @throws ZodError if the order could not be read again
 */
export async function saveOrder(store: Store, order: Order): Promise<boolean> {
  return store.updateOnce(`order_${order.idempotencyKey}`, {
    [`orders/${order.id}`]: orderSchema.parse(order),
  })
}

/**
 * Moves an order into its next state. Each state can be left once, so that of several moves only one is made.
 * @returns false if the order had left that state already
 */
export async function saveStatus(
  store: Store,
  order: Order,
  to: OrderStatus,
  entry: { at: number; actor: string },
): Promise<boolean> {
  const changes: Changes = { [`orders/${order.id}/status`]: to, [`orders/${order.id}/history/${to}`]: entry }
  if (to === 'paid' && order.attribution) changes[`orders/${order.id}/conversionDue`] = true
  return store.updateOnce(`left_${order.id}_${statusBefore(to)}`, changes)
}

/** Notes that nothing is left to do for an order's conversion. */
export async function clearConversionDue(store: Store, id: string): Promise<void> {
  await store.update({ [`orders/${id}/conversionDue`]: null })
}

/** Calls the listener with the state now and after each change. */
export function subscribeToStatus(store: Store, id: string, listener: Listener): Unsubscribe {
  return subscribeShared(store, `orders/${id}/status`, listener)
}

const first = (entries: Entry[]) => parse(entries)[0] ?? null
const parse = (entries: Entry[]) => entries.map((entry) => orderSchema.parse(entry.value))
