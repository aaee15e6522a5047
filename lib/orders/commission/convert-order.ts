import 'server-only'
import { recordConversion } from '@/lib/affiliate/attribution/record-conversion'
import type { Sale } from '@/lib/affiliate/sales/schema'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { getOrder } from '../data'
import { itemsOf } from '../order-items'
import { paymentPrint } from './payment-print'

/**
 * Credits a paid order to its partner; repeating it returns the same sale.
 * @param actor who asked for it; missing if it follows from the payment
 * @throws ShopError `order_not_found`, `order_not_paid`, `order_not_attributed`
 */
export async function convertOrder(store: Store, id: string, actor?: string): Promise<Sale> {
  const order = await getOrder(store, id)
  if (!order) throw new ShopError('order_not_found')
  if (order.status !== 'paid') throw new ShopError('order_not_paid')
  if (!order.attribution || order.isPartnersOwn) throw new ShopError('order_not_attributed')
  const sale = await recordConversion(store, {
    orderId: order.id,
    attribution: order.attribution,
    customerEmail: order.email,
    formerEmail: order.emailBefore,
    customerUid: order.customerUid,
    productName: itemsOf(order)
      .map((item) => item.name)
      .join(', '),
    productPrice: order.total,
    readPrint: () => paymentPrint(order),
    actor,
  })
  if (!sale) throw new ShopError('order_not_attributed')
  return sale
}
