import 'server-only'
import { env } from '@/lib/core/env'
import { hostedPayment } from '@/lib/payment/hosted-payments'
import type { Payable } from '@/lib/payment/hosted-payment'
import type { Store } from '@/lib/store/store'
import { accessTokenOf } from './access-token'
import { changeOrder } from './change-order'
import { getOrder, sessionSet } from './data'
import { itemsOf } from './order-items'
import type { Order, OrderSession } from './schema'

/**
 * Opens the payment page that an unpaid order waits for; one that is open already is given again.
 * @returns its address; null if there is none to open
 * @throws ShopError `payment_unavailable`
 */
export async function openSession(store: Store, orderId: string): Promise<string | null> {
  const order = await getOrder(store, orderId)
  const hosted = order && hostedPayment(order.paymentMethod)
  if (!hosted || order.status !== 'pending' || !order.session) return null
  if (order.session.state === 'open') return order.session.url ?? null
  if (order.session.state !== 'opening') return null
  const { session } = order
  const { sessionId: id, url } = await hosted.open(payableOf(order, session))
  const opened = { ...session, id, ...(url === null ? {} : { url }), state: 'open' } as const
  await changeOrder(store, orderId, (present) => {
    const isAwaited = present.session?.attempt === session.attempt && present.session.state === 'opening'
    return isAwaited ? sessionSet(present, present.paymentMethod, opened) : null
  })
  return url
}

function payableOf(order: Order, { attempt, startedAt }: OrderSession): Payable {
  const { id: orderId, email, total } = order
  const page = `${env().PUBLIC_ORIGIN}/bestellung/${orderId}`
  const returnUrl = `${page}?token=${accessTokenOf(orderId)}&zahlung=zurueck`
  return { orderId, email, total, items: itemsOf(order), returnUrl, attempt, startedAt }
}
