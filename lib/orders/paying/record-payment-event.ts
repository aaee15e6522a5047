import { now } from '@/lib/core/clock'
import { saveReport } from '@/lib/payment/data'
import type { PaymentEvent } from '@/lib/payment/hosted-payment'
import type { PaymentReport, Provider } from '@/lib/payment/schema'
import type { Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { getOrder } from '../data'
import { applyReports } from '../refunds/apply-reports'
import { recordTaken } from '../refunds/record-taken'
import { settleRefund } from '../refunds/settle-refund'
import { orderIdSchema } from '../schema'
import { recordSession } from './record-session'

type DisputeEvent = Extract<PaymentEvent, { about: 'dispute' }>
type RefundEvent = Extract<PaymentEvent, { about: 'refund' }>

/** May be repeated, late or out of order. */
export async function recordPaymentEvent(store: Store, method: Provider, event: PaymentEvent): Promise<void> {
  if (event.about === 'session') return recordSession(store, method, event.session)
  if (event.about === 'payout') return store.update(taskAdded('provider-payouts', event.payoutId).changes)
  if (event.about === 'refund' && (await recordOwnRefund(store, method, event))) return
  const report = event.about === 'refund' ? refundReport(event) : disputeReport(event)
  if (!report) return
  await saveReport(store, method, event.paymentId, report)
  await applyReports(store, method, event.paymentId)
}

/** @returns whether the shop itself requested the refund */
async function recordOwnRefund(
  store: Store,
  actor: Provider,
  { orderId, refundId, refund }: RefundEvent,
): Promise<boolean> {
  const { data: id } = orderIdSchema.safeParse(orderId)
  if (id === undefined || refundId === null) return false
  const { refunds = {} } = (await getOrder(store, id)) ?? {}
  if (!Object.hasOwn(refunds, refundId)) return false
  const { status, providerId } = refund
  if (status === 'pending') return true
  await settleRefund(store, id, refundId, { status, providerId, actor })
  await recordTaken(store, id, actor)
  return true
}

/** Null while unknown. */
function refundReport({ refund, amount, createdAt: at }: RefundEvent): PaymentReport | null {
  const { status, providerId: id } = refund
  return status === 'pending' || id === undefined ? null : { about: 'refund', id, status, amount, at }
}

function disputeReport({ about, disputeId: id, amount, status, stage, dueBy }: DisputeEvent): PaymentReport {
  return {
    about,
    id,
    amount,
    status,
    ...(stage === undefined ? {} : { stage }),
    ...(dueBy === undefined ? {} : { dueBy }),
    at: now(),
  }
}
