import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { opensOrder } from './access-token'
import { getOrder } from './data'
import { orderIdSchema, type Order } from './schema'

/**
 * An order for whoever holds its access token.
 * @throws ShopError `order_not_found`, for a wrong token too
 */
export async function openOrder(store: Store, id: string, token: string | undefined): Promise<Order> {
  const order = orderIdSchema.safeParse(id).success ? await getOrder(store, id) : null
  if (!order || !token || !opensOrder(token, order)) throw new ShopError('order_not_found')
  return order
}
