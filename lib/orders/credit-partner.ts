import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { convertOrder } from './convert-order'

/**
 * Credits the partner of a paid order, if it has one who earns something by it. One that was given back whole was credited
 * before, or is not any more.
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
}
