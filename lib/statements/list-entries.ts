import type { Listing } from '@/lib/core/listing'
import { getOrder } from '@/lib/orders/data'
import type { Order } from '@/lib/orders/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Page, Store } from '@/lib/store/store'
import { restOf } from '@/lib/orders/transfers'
import { findEntries } from './data'
import { isPartOf } from './request-rest'
import type { BankEntry, EntryState } from './schema'

/** Cents, ms. */
export type EntryOrder = Pick<Order, 'id' | 'reference' | 'status' | 'total' | 'createdAt' | 'email'> & {
  rest: number
  /** Then the buyer can be asked for the rest. */
  isPart: boolean
  isWithdrawn: boolean
}

export type ListedEntry = BankEntry & { orders: EntryOrder[] }

export async function listEntries(
  store: Store,
  state: EntryState,
  page: Page,
): Promise<Listing<ListedEntry>> {
  const { entries, ...listing } = await findEntries(store, state, page)
  const listed = entries.map(async (entry) => ({ ...entry, orders: await ordersOf(store, entry) }))
  return { ...listing, entries: await Promise.all(listed) }
}

async function ordersOf(
  store: Store,
  { amount, orderId, candidates = {} }: BankEntry,
): Promise<EntryOrder[]> {
  const sorted = Object.entries(candidates).sort(([, one], [, other]) => one - other)
  const ids = orderId === undefined ? sorted.map(([id]) => id) : [orderId]
  const orders = await Promise.all(ids.map((id) => readOr(getOrder(store, id), null)))
  return orders.flatMap((order) => (order ? [shown(order, amount)] : []))
}

function shown(order: Order, amount: number): EntryOrder {
  const { id, reference, status, total, createdAt, email } = order
  const rest = status === 'pending' || status === 'cancelled' ? restOf(order) : 0
  return {
    id,
    reference,
    status,
    total,
    createdAt,
    email,
    rest,
    isPart: isPartOf(order, amount),
    isWithdrawn: status === 'cancelled' && order.isWithdrawn === true,
  }
}
