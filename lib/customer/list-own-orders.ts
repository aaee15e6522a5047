import 'server-only'
import { findOrdersByCustomer } from '@/lib/orders/data'
import type { OrderSummary } from '@/lib/orders/schema'
import { summarizeOrder } from '@/lib/orders/summarize-order'
import type { Store } from '@/lib/store/store'

const PAGE_SIZE = 10

interface OwnOrders {
  orders: OrderSummary[]
  /** The id after which the next page begins; null on the last one. */
  next: string | null
}

/** A page of an account's orders, newest first; `before` is the `next` of the page before it. */
export async function listOwnOrders(store: Store, uid: string, before?: string): Promise<OwnOrders> {
  const page = { limit: PAGE_SIZE + 1, ...(before === undefined ? {} : { before }) }
  const found = await findOrdersByCustomer(store, uid, page)
  const orders = found.slice(0, PAGE_SIZE).map(summarizeOrder)
  return { orders, next: found.length > PAGE_SIZE ? (orders.at(-1)?.orderId ?? null) : null }
}
