import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Order } from '@/lib/orders/schema'
import type { Tidying } from './tidying'

/** If one refuses, because it changed meanwhile or never can, the others continue. @returns how many succeeded */
export async function eachOrder(
  { isTrial }: Tidying,
  orders: readonly Order[],
  change: (order: Order) => Promise<unknown>,
): Promise<number> {
  if (isTrial) return orders.length
  let count = 0
  for (const order of orders) {
    try {
      await change(order)
      count += 1
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      log().error({ error, orderId: order.id }, 'order not tidied')
    }
  }
  return count
}
