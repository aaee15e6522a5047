import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { sha256 } from '@/lib/core/server-secret'
import type { Store } from '@/lib/store/store'
import { changeOrder } from '../state/change-order'
import { refundWritten } from '../data'
import { leftOf, refundUnder } from '../refund-amount'
import type { Order } from '../schema'

/**
 * Records a refund the shop did not request: made by the owner on the provider's pages, or due to a lost
 * dispute. Once per key, by default the provider's id, and for no more than is left.
 * @returns the refund's id; null if nothing was left
 * @throws ShopError `payment_unavailable` while a pending refund leaves too little: that one may still fail
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
    if (refundUnder(before, key)) return null
    const left = leftOf(before)
    if (given.amount > left && !given.isDisputed && hasUnsent(before))
      throw new ShopError('payment_unavailable')
    const amount = Math.min(given.amount, left)
    if (amount < 1) return null
    // Without the provider's id, which marks refunds to ask the provider about: this one is already settled.
    const origin = { at: now(), actor, idempotencyKey: key, bodyHash: key }
    const cause = given.isDisputed ? { isDisputed: given.isDisputed } : {}
    return refundWritten(before, refundId, { amount, status: 'pending', ...origin, ...cause })
  })
  return refundUnder(order, key)?.[0] ?? null
}

function hasUnsent({ refunds = {} }: Order): boolean {
  return Object.values(refunds).some(
    ({ status, providerId, iban }) => status === 'pending' && providerId === undefined && iban === undefined,
  )
}
