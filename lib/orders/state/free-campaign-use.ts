import { usesMoved } from '@/lib/affiliate/campaigns/data'
import { now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import { hostedPayment } from '@/lib/payment/providers/providers'
import type { Changes, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { getOrder } from '../data'
import type { Order } from '../schema'
import { holdsUse } from './campaign-recounted'
import { changeOrder } from './change-order'

const HOUR_MS = 3_600_000
/** A little longer than a payment page stays open. */
const PAGE_MS = 2 * HOUR_MS
/** A transfer takes a banking day, and a long weekend may lie between. */
const TRANSFER_MS = 5 * 24 * HOUR_MS

/** In ms. */
function heldUntil({ createdAt, paymentMethod }: Order): number {
  return createdAt + (hostedPayment(paymentMethod) ? PAGE_MS : TRANSFER_MS)
}

export function freeingPlanned(order: Order): Changes {
  return taskAdded('campaign-use', order.id, { delayMs: Math.max(0, heldUntil(order) - now()) }).changes
}

/** The price stays; taken again if paid after all. Postponed if a wrong clock ran the task too early. */
export async function freeCampaignUse(store: Store, orderId: string): Promise<Changes> {
  const order = await getOrder(store, orderId)
  if (order?.status !== 'pending' || !holdsUse(order)) return {}
  if (heldUntil(order) > now()) return freeingPlanned(order)
  await changeOrder(store, orderId, (present) => {
    if (present.status !== 'pending' || !present.discount || !holdsUse(present)) return null
    return { [`orders/${orderId}/isUseFreed`]: true, ...usesMoved(present.discount.code, -1) }
  })
  log().info({ orderId }, 'campaign use freed')
  return {}
}
