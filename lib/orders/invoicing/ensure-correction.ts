import { dayStart } from '@/lib/core/clock'
import { getInvoice } from '@/lib/invoices/data'
import { issueInvoice } from '@/lib/invoices/issue-invoice'
import type { Invoice } from '@/lib/invoices/schema'
import type { Store } from '@/lib/store/store'
import { getOrder } from '../data'
import { correctionSet } from './data'
import { draftCorrection, type Corrected } from './draft-correction'
import { ensureInvoice } from './ensure-invoice'
import { isOfPrice } from '../refund-amount'
import type { Refund } from '../refund-schema'
import type { Order } from '../schema'
import type { TakenBack } from '../transfer-schema'

/**
 * For a refund or a payment taken back: issues what is missing, also what cancels it if the refund failed or the
 * order was paid after all; each once. @returns the latest; null if the refund never went through
 */
export async function ensureCorrection(
  store: Store,
  orderId: string,
  refundId: string,
): Promise<Invoice | null> {
  const due = correctionDue(await getOrder(store, orderId), refundId)
  const invoice = due ? await ensureInvoice(store, orderId) : null
  // The refund may have failed meanwhile.
  while (invoice && (await issueCorrection(store, orderId, refundId)));
  const { number, cancelled } = (await getOrder(store, orderId))?.corrections?.[refundId] ?? {}
  return number === undefined ? null : getInvoice(store, cancelled ?? number)
}

type Issued = NonNullable<Order['corrections']>[string]

interface Due {
  refund: Corrected['refund']
  cancels?: string
}

export function correctionDue(order: Order | null, refundId: string): Due | null {
  if (!order) return null
  const { refunds = {}, takenBack = {}, corrections = {} } = order
  const taken = takenBack[refundId]
  if (taken) return takenBackDue(taken, corrections[refundId])
  const refund = refunds[refundId]
  return refund && isOfPrice(refund) ? refundDue(refund, corrections[refundId]) : null
}

function refundDue(refund: Refund, issued: Issued | undefined): Due | null {
  if (refund.status === 'done') return issued ? null : { refund }
  const isStanding = issued !== undefined && issued.cancelled === undefined
  return refund.status === 'failed' && isStanding ? { refund, cancels: issued.number } : null
}

/** Corrected while the order is unpaid; if it is paid after all, the correction is cancelled. */
function takenBackDue(taken: TakenBack, issued: Issued | undefined): Due | null {
  const { amount, at, paidAgainAt, paidAgainOn, paidAgain = amount } = taken
  const refund = { amount, at, isTakenBack: true } as const
  if (paidAgainAt === undefined) return issued ? null : { refund }
  const isStanding = issued !== undefined && issued.cancelled === undefined
  if (!isStanding) return null
  const settledAt = paidAgainOn === undefined ? paidAgainAt : dayStart(paidAgainOn)
  return { refund: { ...refund, amount: paidAgain, settledAt }, cancels: issued.number }
}

function issueCorrection(store: Store, orderId: string, refundId: string): Promise<Invoice | null> {
  return issueInvoice(store, 'correction', async (place) => {
    const order = await getOrder(store, orderId)
    const due = correctionDue(order, refundId)
    // Again, because it may have been replaced.
    const present = order?.invoice === undefined ? null : await getInvoice(store, order.invoice)
    if (!order || !due || !present) return null
    return {
      draft: draftCorrection(order, present, { id: refundId, ...due }, place),
      following: correctionSet(order, refundId, place.number),
    }
  })
}
