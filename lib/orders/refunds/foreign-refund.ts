import 'server-only'
import { now } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { sha256 } from '@/lib/core/server-secret'
import type { Store } from '@/lib/store/store'
import { changeOrder } from '../state/change-order'
import { refundWritten } from '../data'
import { leftOf, refundUnder } from '../refund-amount'

/**
 * Records a refund the shop did not request: made by the owner on the provider's pages, or due to a lost
 * dispute. Once per key, by default the provider's id, and for no more than is left.
 * @returns the refund's id; null if nothing was left
 */
export async function foreignRefund(
  store: Store,
  orderId: string,
  given: { amount: number; providerId: string; key?: string; actor: string; isDisputed?: true },
): Promise<string | null> {
  const { actor } = given
  const key = sha256(given.key ?? given.providerId)
  const refundId = newId('refund')
  const order = await changeOrder(store, orderId, (before) => {
    const amount = Math.min(given.amount, leftOf(before))
    if (refundUnder(before, key) || amount < 1) return null
    // Without the provider's id, which is for those that it is to be asked about: this one is settled by what it has told.
    const origin = { at: now(), actor, idempotencyKey: key, bodyHash: key }
    const cause = given.isDisputed ? { isDisputed: given.isDisputed } : {}
    return refundWritten(before, refundId, { amount, status: 'pending', ...origin, ...cause })
  })
  return refundUnder(order, key)?.[0] ?? null
}
