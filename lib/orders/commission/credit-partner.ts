import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { StoreError, type Store } from '@/lib/store/store'
import { changeOrder } from '../state/change-order'
import { commissionFollowed } from '../state/commission-followed'
import { convertOrder } from './convert-order'

/**
 * Credits the partner of a paid order, if it has one who earns something by it, and brings the commission to how the order stands: it
 * may have changed a moment before. One that was given back whole was credited before, or is not any more.
 * @throws ShopError `order_not_found`
 */
export async function creditPartner(store: Store, orderId: string): Promise<void> {
  try {
    await convertOrder(store, orderId)
  } catch (error) {
    const isOver =
      error instanceof ShopError && ['order_not_attributed', 'order_not_paid'].includes(error.code)
    if (!isOver) throw error
  }
  await changeOrder(store, orderId, async (order) => {
    const followed = await commissionFollowed(store, order, {})
    return Object.keys(followed).length === 0 ? null : {}
  })
}

/**
 * The same before something is written that the commission follows from, be the payment's task done or not. Whatever keeps a partner
 * from being credited must not keep money from being recorded: it is logged, and the task goes on trying.
 */
export async function creditPartnerFirst(store: Store, orderId: string): Promise<void> {
  try {
    await creditPartner(store, orderId)
  } catch (error) {
    if (error instanceof StoreError) throw error
    log().error({ error, orderId }, 'not credited yet')
  }
}
