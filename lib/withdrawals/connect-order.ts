import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { lookUpOrder } from '@/lib/orders/desk/search-orders'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { tFields } from '@/messages/texts'
import { orderConnected } from './data'
import { existingWithdrawal } from './decide-once'
import { withdrawalNotified } from './note-withdrawal'
import type { Withdrawal } from './schema'

/**
 * Repeating it changes nothing. @param reference the order's, as typed
 * @throws ShopError `not_found`, `withdrawal_decided`, `invalid_input` if there is no such order
 */
export async function connectOrder(
  store: Store,
  id: string,
  reference: string,
  actor: string,
): Promise<void> {
  const order = await lookUpOrder(store, reference)
  const connectedTo = await optimisticUpdate(store, async () => {
    const withdrawal = await existingWithdrawal(store, id)
    if (withdrawal.status !== 'received') throw new ShopError('withdrawal_decided')
    if (!order) throw new ShopError('invalid_input', { fields: { reference: tFields('withdrawal_order') } })
    if (withdrawal.orderId === order.id) return { result: null }
    const further = {
      ...connected(withdrawal, order.id, actor),
      ...withdrawalNotified(id, withdrawal.orderId),
      ...withdrawalNotified(id, order.id),
    }
    return { ...orderConnected(withdrawal, order.id, further), result: order.id }
  })
  if (connectedTo !== null)
    log().info({ withdrawalId: id, orderId: connectedTo, actor }, 'withdrawal connected')
}

function connected({ id, orderId: before }: Withdrawal, orderId: string, actor: string): Changes {
  return journalAdded({
    actor,
    act: 'withdrawal-connected',
    subject: `withdrawals/${id}`,
    before: before === undefined ? {} : { orderId: before },
    after: { orderId },
  })
}
