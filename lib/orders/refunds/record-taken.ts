import { newId } from '@/lib/core/ids'
import { sha256 } from '@/lib/core/server-secret'
import { readReports } from '@/lib/payment/data'
import { providerSchema, type PaymentMethod } from '@/lib/payment/schema'
import type { Changes, Store } from '@/lib/store/store'
import { creditPartnerFirst } from '../commission/credit-partner'
import { getOrder } from '../data'
import { disputesOf } from '../disputes'
import { leftOf, partsOf, sumOf } from '../refund-amount'
import type { Order } from '../schema'
import { changeOrder } from '../state/change-order'
import { refundSettled } from './settle-refund'

/** A refund on the provider's pages, or a lost dispute. */
interface Taken {
  id: string
  amount: number
  status: 'done' | 'failed'
  at: number
  isDisputed?: true
}

/** At most what is left of the price; call again when another fails. The order of reports does not matter. */
export async function recordTaken(store: Store, orderId: string, actor: PaymentMethod): Promise<void> {
  const order = await getOrder(store, orderId)
  if (!order) return
  const refunds = await reportedRefunds(store, order)
  const disputes = disputesOf(order).filter(({ status }) => status === 'lost')
  const lost = disputes.map(({ id, amount, at }): Taken => {
    return { id, amount, at, status: 'done', isDisputed: true }
  })
  if (refunds.length + lost.length === 0) return
  await creditPartnerFirst(store, orderId)
  for (const taken of [...refunds, ...lost]) {
    let isFinished = false
    while (!isFinished) {
      await changeOrder(store, orderId, (before) => {
        const changes = nextPart(before, taken, actor)
        isFinished = changes === null
        return changes
      })
    }
  }
  await changeOrder(store, orderId, (before) => beyondNoted(before, refunds))
}

/** Failed ones first, which leave more for the others. A failure is final. */
async function reportedRefunds(store: Store, { payment }: Order): Promise<Taken[]> {
  const { data: provider } = providerSchema.safeParse(payment?.method)
  if (!provider || payment?.paymentIntentId === undefined) return []
  const reports = await readReports(store, provider, payment.paymentIntentId)
  const refunds = reports.filter((report) => report.about === 'refund')
  const failed = refunds.filter(({ status }) => status === 'failed')
  return [...failed, ...refunds.filter(({ id }) => !failed.some((each) => each.id === id))]
}

function nextPart(order: Order, taken: Taken, actor: string): Changes | null {
  const { id: providerId, status, at, isDisputed } = taken
  const parts = partsOf(order, providerId)
  const hasFailed = parts.some(([, part]) => part.status === 'failed')
  const settlement = { status, actor, providerId }
  if (status === 'failed') {
    const open = parts.find(([, part]) => part.status === 'done')
    if (open) return refundSettled(order, ...open, settlement)
  }
  if (hasFailed) return null
  const recorded = sumOf(parts)
  const amount = Math.min(taken.amount - recorded, leftOf(order))
  if (amount < 1) return null
  const key = sha256(`${providerId} ${recorded}`)
  const part = { amount, status: 'pending', at, actor, idempotencyKey: key, bodyHash: key } as const
  return refundSettled(order, newId('refund'), isDisputed ? { ...part, isDisputed } : part, settlement)
}

function beyondNoted(order: Order, refunds: readonly Taken[]): Changes | null {
  const done = refunds.filter(({ status }) => status === 'done')
  const beyond = done.reduce((sum, { id, amount }) => sum + amount - sumOf(partsOf(order, id)), 0)
  if (beyond === (order.refundedBeyond ?? 0)) return null
  return { [`orders/${order.id}/refundedBeyond`]: beyond === 0 ? null : beyond }
}
