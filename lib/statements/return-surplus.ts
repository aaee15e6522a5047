import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { log } from '@/lib/core/log'
import { sha256 } from '@/lib/core/server-secret'
import { ibanSchema } from '@/lib/legal/schema'
import { refundWritten } from '@/lib/orders/data'
import { openDispute, refuseWhileDisputed } from '@/lib/orders/disputes'
import type { Order } from '@/lib/orders/schema'
import { changeOrder } from '@/lib/orders/state/change-order'
import { deskNoted } from '@/lib/orders/state/desk-noted'
import { surplusOf } from '@/lib/orders/transfers'
import type { Store } from '@/lib/store/store'
import { tFields } from '@/messages/texts'
import { getEntry } from './data'

interface Return {
  entryId: string
  /** As far as the statement names none. */
  iban?: string | undefined
  holder?: string | undefined
  despiteDispute?: true | undefined
}

/**
 * Like other refunds by transfer it waits until an admin reports it sent; nothing of the price is refunded. Once per
 * payment.
 * @throws ShopError `order_not_found`; `order_state` if there is no surplus; `dispute_open`; `invalid_input` if no
 * account is known
 */
export async function returnSurplus(
  store: Store,
  orderId: string,
  { entryId, iban, holder: given = '', despiteDispute }: Return,
  actor: string,
): Promise<void> {
  const refundId = newId('refund')
  const entry = await getEntry(store, entryId)
  const { data: known } = ibanSchema.safeParse(entry?.iban)
  const target = known ?? iban
  const name = entry?.name || given
  const holder = name === '' ? {} : { holder: name }
  await changeOrder(store, orderId, (order) => {
    const surplus = surplusOf(order)
    if (surplus?.entryId !== entryId) {
      if (isReturned(order, entryId)) return null
      throw new ShopError('order_state')
    }
    refuseWhileDisputed(order, despiteDispute)
    if (target === undefined) throw new ShopError('invalid_input', { fields: { iban: tFields('iban') } })
    const { amount } = surplus
    const exception = openDispute(order) && despiteDispute ? { despiteDispute } : {}
    const key = sha256(`surplus ${refundId}`)
    const decided = { at: now(), actor, status: 'pending', idempotencyKey: key, bodyHash: key } as const
    return {
      ...refundWritten(order, refundId, {
        amount,
        iban: target,
        surplusOf: entryId,
        ...(entry?.inBooks ? { isFromInterim: true as const } : {}),
        ...holder,
        ...exception,
        ...decided,
      }),
      ...deskNoted(order, {
        actor,
        act: 'order-surplus-returned',
        after: { refundId, amount, ...exception },
      }),
    }
  })
  log().info({ orderId, entryId, actor }, 'surplus goes back')
}

function isReturned({ refunds = {} }: Order, entryId: string): boolean {
  return Object.values(refunds).some(
    ({ surplusOf: of, status }) => of === entryId && (status === 'pending' || status === 'done'),
  )
}
