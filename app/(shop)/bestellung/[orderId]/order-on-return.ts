import { headers } from 'next/headers'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { visitorAddress } from '@/lib/core/address/visitor-address'
import { countCall } from '@/lib/http/server/rate-limit'
import { checkOnReturn } from '@/lib/orders/paying/check-payments'
import { openOrder, type OrderKey } from '@/lib/orders/access/open-order'
import type { Order } from '@/lib/orders/schema'
import { store } from '@/lib/store/open-store'

/** The provider limits the whole shop's requests. */
const LIMIT = { name: 'returns', points: 20, seconds: 60 }

export async function orderOnReturn(order: Order, key: OrderKey): Promise<Order> {
  if (!order.session) return order
  try {
    await countCall(LIMIT, visitorAddress(await headers(), env().TRUSTED_PROXIES))
  } catch (error) {
    if (error instanceof ShopError) return order
    throw error
  }
  await checkOnReturn(store(), order)
  return openOrder(store(), order.id, key)
}
