import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { lookUpOrder } from '@/lib/orders/look-up-order'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { saveOrderOf } from './data'
import { existingWithdrawal } from './existing-withdrawal'

/**
 * Says which order a withdrawal is about that has not named one, or another one.
 * @param reference the order's, as a person types it
 * @throws ShopError `not_found`, `withdrawal_decided`, `invalid_input` if there is no such order
 */
export async function connectOrder(
  store: Store,
  id: string,
  reference: string,
  actor: string,
): Promise<void> {
  const withdrawal = await existingWithdrawal(store, id)
  if (withdrawal.status !== 'received') throw new ShopError('withdrawal_decided')
  const order = await lookUpOrder(store, reference)
  if (!order)
    throw new ShopError('invalid_input', { fields: { reference: messages.fields.withdrawal_order } })
  await saveOrderOf(store, withdrawal, order.id)
  log().info({ withdrawalId: id, orderId: order.id, actor }, 'withdrawal connected')
}
