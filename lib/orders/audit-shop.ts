import 'server-only'
import { z } from 'zod'
import { auditProgramme, type Finding } from '@/lib/affiliate/audit'
import { isOwnOrder } from '@/lib/affiliate/record-conversion'
import { now } from '@/lib/core/clock'
import { Scratch } from '@/lib/store/scratch'
import type { Snapshot, Store } from '@/lib/store/store'
import { orderSchema, type Order } from './schema'

/** How long after a payment the partner may still be credited, by the shop's own repetitions too. */
const CREDIT_MS = 15 * 60_000

/**
 * Holds orders, sales, clicks, marks and counters against each other, all of one state of the store, in bounded memory.
 * While a Firebase database is written to, its figures may differ without being wrong.
 */
export async function* auditShop(store: Store): AsyncGenerator<Finding> {
  const snapshot = await store.snapshot()
  const scratch = new Scratch()
  try {
    await noteMarks(snapshot, scratch)
    yield* auditProgramme(snapshot, scratch)
    yield* auditOrders(snapshot, scratch)
  } finally {
    scratch.close()
    snapshot.close()
  }
}

/** Those of visits and updates are the most by far, and nothing depends on them. */
async function noteMarks(snapshot: Snapshot, scratch: Scratch): Promise<void> {
  for await (const { key } of snapshot.entries('once')) {
    if (/^(left|conversion)_/.test(key)) scratch.note('mark', key)
  }
}

async function* auditOrders(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<Finding> {
  for await (const { key, value } of snapshot.entries('orders')) {
    const path = `orders/${key}`
    const { data: order } = orderSchema.safeParse(value)
    if (!order) yield { code: 'broken', path }
    else if (order.status === 'pending') {
      if (scratch.noted('mark', `left_${key}_pending`) !== undefined) yield { code: 'stuck_order', path }
    } else if (lacksSale(order, scratch)) yield { code: 'missing_sale', path }
  }
}

function lacksSale(order: Order, scratch: Scratch): boolean {
  const { id, status, attribution, conversionDue, history } = order
  if (status !== 'paid' || !attribution || scratch.noted('sale', id) !== undefined) return false
  if (conversionDue) return (history.paid?.at ?? 0) < now() - CREDIT_MS
  return earns(order, attribution.affiliateUid, scratch)
}

const partnerSchema = z.object({ email: z.string().optional(), active: z.boolean().default(true) })

/** Whether an order earns its partner something. One who has left may have been its buyer: the address is gone. */
function earns({ email, customerUid }: Order, uid: string, scratch: Scratch): boolean {
  const stored = scratch.noted('affiliate', uid)
  const { data: partner } = partnerSchema.safeParse(JSON.parse(stored ?? 'null'))
  if (!partner || (!partner.active && partner.email === undefined)) return false
  return !isOwnOrder({ uid, ...partner }, { customerEmail: email, customerUid })
}
