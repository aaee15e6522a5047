import { recordSale } from '@/lib/affiliate/attribution/record-sale'
import { findSale } from '@/lib/affiliate/sales/data'
import type { Sale } from '@/lib/affiliate/sales/schema'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { keyedHash } from '@/lib/core/server-secret'
import { hostedPayment } from '@/lib/payment/providers/providers'
import { StoreError, type Store } from '@/lib/store/store'
import { getOrder } from '../data'
import { itemsOf } from '../order-items'
import type { Order } from '../schema'
import { payerOf } from '../transfers'
import { changeOrder } from '../state/change-order'
import { commissionFollowed } from '../state/commission-followed'
import { noteOwn } from '../state/own-order-noted'

const PRINT_LENGTH = 22

/**
 * Also adjusts the commission to the order's current state. A fully refunded order was credited before, or never will
 * be. @throws ShopError `order_not_found`
 */
export async function creditPartner(store: Store, orderId: string): Promise<void> {
  try {
    await recordOrderSale(store, orderId)
  } catch (error) {
    const isOver =
      error instanceof ShopError && ['order_not_attributed', 'order_not_paid'].includes(error.code)
    if (!isOver) throw error
  }
  await followOrder(store, orderId)
}

/** @throws ShopError `order_not_found`, `order_not_paid`, `order_not_attributed` */
export async function creditPartnerAs(store: Store, orderId: string, actor: string): Promise<Sale> {
  const sale = await recordOrderSale(store, orderId, actor)
  await followOrder(store, orderId)
  return (await findSale(store, orderId)) ?? sale
}

/** The order may have been partly refunded before its sale existed. */
async function followOrder(store: Store, orderId: string): Promise<void> {
  await changeOrder(store, orderId, async (order) => {
    const followed = await commissionFollowed(store, order, {})
    return Object.keys(followed).length === 0 ? null : {}
  })
}

/** Before a change that affects the commission. Money is recorded even if this fails: it is logged and retried. */
export async function creditPartnerFirst(store: Store, orderId: string): Promise<void> {
  try {
    await creditPartner(store, orderId)
  } catch (error) {
    if (error instanceof StoreError) throw error
    log().error({ error, orderId }, 'not credited yet')
  }
}

/** Repeating returns the same sale. @throws ShopError `order_not_found`, `order_not_paid`, `order_not_attributed` */
async function recordOrderSale(store: Store, id: string, actor?: string): Promise<Sale> {
  const order = await getOrder(store, id)
  if (!order) throw new ShopError('order_not_found')
  if (order.status !== 'paid') throw new ShopError('order_not_paid')
  if (!order.attribution || order.isPartnersOwn) throw new ShopError('order_not_attributed')
  const sale = await recordSale(store, {
    orderId: order.id,
    attribution: order.attribution,
    customerEmail: order.email,
    formerEmail: order.emailBefore,
    customerUid: order.customerUid,
    productName: itemsOf(order)
      .map((item) => item.name)
      .join(', '),
    productPrice: order.total,
    paidAt: order.history.paid?.at,
    readPrint: () => paymentPrint(order),
    payerIban: payerOf(order)?.iban,
    actor,
  })
  if (sale) return sale
  await noteOwn(store, id)
  throw new ShopError('order_not_attributed')
}

/** Equal for orders paid by the same card or account. Null without one, or if the provider does not answer. */
async function paymentPrint({ id: orderId, payment }: Order): Promise<string | null> {
  if (payment?.paymentIntentId === undefined) return null
  try {
    const means = await hostedPayment(payment.method)?.means(payment.paymentIntentId)
    return means?.fingerprint ? keyedHash('payment print', means.fingerprint).slice(0, PRINT_LENGTH) : null
  } catch (error) {
    if (!(error instanceof ShopError && error.code === 'payment_unavailable')) throw error
    log().info({ error, orderId }, 'payment fingerprint not known')
    return null
  }
}
