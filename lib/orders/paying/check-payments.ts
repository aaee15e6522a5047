import { now } from '@/lib/core/clock'
import { partBefore } from '@/lib/core/listing'
import { log } from '@/lib/core/log'
import { inLoop } from '@/lib/tasks/in-loop'
import { pairSubject } from '@/lib/tasks/schema'
import type { SessionFacts } from '@/lib/payment/hosted-payment'
import { hostedPayment } from '@/lib/payment/providers/providers'
import type { Store } from '@/lib/store/store'
import { findOrdersWithOpenPayment } from '../find-data'
import { recordSession } from './record-session'
import { refundsUnderWay } from '../refund-amount'
import type { Order, OrderSession } from '../schema'
import { sendRefund } from '../refunds/send-refund'

const BATCH = 100
const EVERY_MS = 3 * 60_000
/** Then a requested payment page that never appeared is given up. */
const GIVE_UP_MS = 60 * 60_000
/** The buyer is waiting for the page. */
const PATIENCE_MS = 3_000
/** Longer than any payment takes; the provider has no news of older ones. */
const FORGET_MS = 30 * 24 * 60 * 60_000

/** In case webhook calls were lost: now and every `everyMs`, 100 orders a round. @returns stops it */
export function checkPayments(store: Store, everyMs = EVERY_MS): () => Promise<void> {
  let before: string | null = null
  const { stop } = inLoop('payments not checked', everyMs, async () => {
    const open = await findOrdersWithOpenPayment(store, partBefore(before, BATCH))
    for (const order of open.entries) await checkPayment(store, order)
    before = open.next
  })
  return stop
}

/** When the buyer returns from the payment page. Waits three seconds; a later answer is still recorded. */
export async function checkOnReturn(store: Store, order: Order): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))
  await Promise.race([checkPayment(store, order), patience])
  clearTimeout(timer)
}

async function checkPayment(store: Store, order: Order): Promise<void> {
  try {
    await checkSession(store, order)
    for (const refundId of refundsUnderWay(order)) await sendRefund(store, pairSubject(order.id, refundId))
  } catch (error) {
    log().error({ error, orderId: order.id }, 'payment not checked')
  }
}

async function checkSession(store: Store, { id: orderId, paymentMethod, session }: Order): Promise<void> {
  if (paymentMethod === 'vorkasse' || !session) return
  const age = now() - session.startedAt
  if (age > (session.id === undefined ? GIVE_UP_MS : FORGET_MS)) {
    await recordSession(store, paymentMethod, givenUp(orderId, session))
  } else if (session.id !== undefined) {
    await recordSession(store, paymentMethod, await hostedPayment(paymentMethod).look(session.id))
  }
}

function givenUp(orderId: string, { id, attempt, startedAt }: OrderSession): SessionFacts {
  const sessionId = id ?? `none_${startedAt}`
  const nothing = { amount: 0, currency: 'EUR', paymentId: null, url: null, expiresAt: startedAt }
  return { sessionId, orderId, attempt, state: 'expired', ...nothing }
}
