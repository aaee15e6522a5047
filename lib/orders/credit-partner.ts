import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { convertOrder } from './convert-order'

/** Credits the partner of a paid order, if it has one who earns something by it. @throws ShopError as `convertOrder` does */
export async function creditPartner(store: Store, orderId: string): Promise<void> {
  try {
    await convertOrder(store, orderId)
  } catch (error) {
    const earnsNothing = error instanceof ShopError && error.code === 'order_not_attributed'
    if (!earnsNothing) throw error
  }
}
