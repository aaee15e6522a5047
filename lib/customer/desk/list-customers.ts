import type { Listing } from '@/lib/core/listing'
import { findOrders, findOrdersByEmail } from '@/lib/orders/find-data'
import { summarizeOrder } from '@/lib/orders/order-fields'
import type { Order } from '@/lib/orders/schema'
import type { OrderSummary } from '@/lib/orders/view-schema'
import type { Page, Store } from '@/lib/store/store'
import { sumsOf, type OrderSums } from './order-sums'

/** Parts of that many orders per page: its cost does not depend on the number of orders. */
const PART = 30
const MOST_PARTS = 3
const SUMMED = 20

export interface CustomerRow {
  /** Stands for them in addresses. */
  newest: OrderSummary
  sums: OrderSums
}

/** By mail address, each at its newest order. A page may be short or empty while `next` says there is more. */
export async function listCustomers(store: Store, page: Page): Promise<Listing<CustomerRow>> {
  const found: Listing<CustomerRow> = { entries: [], broken: [], next: null }
  const seen = new Set<string>()
  let part: Page = { ...page, limit: PART }
  for (let parts = 0; parts < MOST_PARTS; parts += 1) {
    const read = await findOrders(store, null, part)
    found.broken.push(...read.broken)
    found.next = read.next
    for (const order of read.entries) {
      const row = await rowOf(store, order, seen)
      if (!row) continue
      found.entries.push(row)
      if (found.entries.length === page.limit) return { ...found, next: nextAfter(order, read) }
    }
    if (read.next === null) break
    part = { limit: PART, before: read.next }
  }
  return found
}

async function rowOf(store: Store, order: Order, seen: Set<string>): Promise<CustomerRow | null> {
  const { id, emailLower } = order
  if (emailLower === undefined || seen.has(emailLower)) return null
  seen.add(emailLower)
  const { entries, next } = await findOrdersByEmail(store, emailLower, { limit: SUMMED })
  if (entries[0]?.id !== id) return null
  return { newest: summarizeOrder(order), sums: sumsOf(entries, next === null) }
}

/** Null after the last. */
function nextAfter({ id }: Order, { entries, next }: Listing<Order>): string | null {
  return entries.at(-1)?.id === id ? next : id
}
