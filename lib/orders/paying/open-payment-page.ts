import { hostedPayment, isOffered } from '@/lib/payment/providers/providers'
import type { Payable } from '@/lib/payment/hosted-payment'
import type { Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/schema'
import { changeOrder } from '../state/change-order'
import { getOrder, sessionSet } from '../data'
import { attemptEnding } from './close-payment-page'
import { orderAddress } from '../access/access-token'
import { paidItemsOf } from '../order-items'
import type { Order, OrderSession } from '../schema'

/** Opens or returns the open one; null if none can be opened. @throws ShopError `payment_unavailable` */
export async function openPaymentPage(store: Store, orderId: string): Promise<string | null> {
  const order = await getOrder(store, orderId)
  const hosted = order && hostedPayment(order.paymentMethod)
  if (!hosted || order.status !== 'pending' || !order.session) return null
  // Keys may have changed from test to live since the order.
  if (!isOffered(order.paymentMethod)) return null
  if (order.session.state === 'open') return order.session.url ?? null
  if (order.session.state !== 'opening') return null
  const { paymentMethod, session } = order
  const { sessionId: id, url } = await hosted.open(payableOf(order, session))
  const opened = { ...session, id, ...(url === null ? {} : { url }), state: 'open' } as const
  const ending = taskAdded('session-end', pairSubject(paymentMethod, id))
  const after = await changeOrder(store, orderId, (present) => {
    if (isAwaited(present, session)) return sessionSet(present, paymentMethod, opened)
    return isKnown(present, id) ? null : ending.changes
  })
  if (isKnown(after, id)) return after.status === 'pending' ? url : null
  await attemptEnding(store, paymentMethod, ending)
  return null
}

const isAwaited = ({ status, session }: Order, { attempt }: OrderSession) =>
  status === 'pending' && session?.state === 'opening' && session.attempt === attempt

/** If not, the order was cancelled meanwhile, or paid in another way. */
const isKnown = ({ session, payment }: Order, id: string) => session?.id === id || payment?.sessionId === id

function payableOf(order: Order, { attempt, startedAt }: OrderSession): Payable {
  const { id: orderId, email, total } = order
  const address = `${orderAddress(orderId)}&zahlung=`
  const [returnUrl, cancelUrl] = [`${address}zurueck`, `${address}abgebrochen`]
  return { orderId, email, total, items: paidItemsOf(order), returnUrl, cancelUrl, attempt, startedAt }
}
