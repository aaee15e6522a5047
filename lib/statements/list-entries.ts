import 'server-only'
import type { Listing } from '@/lib/core/listing'
import { getOrder } from '@/lib/orders/data'
import type { Order } from '@/lib/orders/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Page, Store } from '@/lib/store/store'
import { findEntries } from './data'
import type { BankEntry, EntryState } from './schema'

/** An order listed with a payment; cents, times in ms. */
export type EntryOrder = Pick<Order, 'id' | 'reference' | 'status' | 'total' | 'createdAt' | 'email'>

/** A payment with its order, or its candidates, as far as they exist. */
export type ListedEntry = BankEntry & { orders: EntryOrder[] }

/** One page of the incoming payments in a state, latest booking first. */
export async function listEntries(
  store: Store,
  state: EntryState,
  page: Page,
): Promise<Listing<ListedEntry>> {
  const { entries, ...listing } = await findEntries(store, state, page)
  const listed = entries.map(async (entry) => ({ ...entry, orders: await ordersOf(store, entry) }))
  return { ...listing, entries: await Promise.all(listed) }
}

async function ordersOf(store: Store, { orderId, candidates = {} }: BankEntry): Promise<EntryOrder[]> {
  const sorted = Object.entries(candidates).sort(([, one], [, other]) => one - other)
  const ids = orderId === undefined ? sorted.map(([id]) => id) : [orderId]
  const orders = await Promise.all(ids.map((id) => readOr(getOrder(store, id), null)))
  return orders.flatMap((order) => (order ? [shown(order)] : []))
}

function shown({ id, reference, status, total, createdAt, email }: Order): EntryOrder {
  return { id, reference, status, total, createdAt, email }
}
