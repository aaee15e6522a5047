import 'server-only'
import { findSale } from '@/lib/affiliate/sales/data'
import type { Sale } from '@/lib/affiliate/sales/schema'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { StoreError, type Store } from '@/lib/store/store'
import { changeOrder } from '../state/change-order'
import { commissionFollowed } from '../state/commission-followed'
import { convertOrder } from './convert-order'

/**
 * Credits a paid order's partner, if there is one to earn anything, and adjusts the commission to the order's
 * current state, which may just have changed. A fully refunded order was either credited before or no longer is.
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
  await followOrder(store, orderId)
}

/**
 * The same for an admin who asks for it.
 * @returns the sale
 * @throws ShopError as `convertOrder`
 */
export async function creditPartnerAs(store: Store, orderId: string, actor: string): Promise<Sale> {
  const sale = await convertOrder(store, orderId, actor)
  await followOrder(store, orderId)
  return (await findSale(store, orderId)) ?? sale
}

/** The order may have been refunded, in part, before its sale was there. */
async function followOrder(store: Store, orderId: string): Promise<void> {
  await changeOrder(store, orderId, async (order) => {
    const followed = await commissionFollowed(store, order, {})
    return Object.keys(followed).length === 0 ? null : {}
  })
}

/**
 * Credits the partner before a change that affects the commission is written, whether or not the payment's task
 * has run. If crediting fails, money must still be recorded: the error is logged, and the task keeps trying.
 */
export async function creditPartnerFirst(store: Store, orderId: string): Promise<void> {
  try {
    await creditPartner(store, orderId)
  } catch (error) {
    if (error instanceof StoreError) throw error
    log().error({ error, orderId }, 'not credited yet')
  }
}
