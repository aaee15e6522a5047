import { dayOf } from '@/lib/core/clock'
import { bookingDaysAdded } from '@/lib/invoices/booking-days'
import { getInvoice } from '@/lib/invoices/data'
import { issueInvoice, issueReplacement } from '@/lib/invoices/issue-invoice'
import type { Invoice } from '@/lib/invoices/schema'
import { readFormerOwners } from '@/lib/legal/former-owners'
import type { Changes, Store } from '@/lib/store/store'
import { getOrder, buyerNotified } from '../data'
import type { Order } from '../schema'
import { billingCount, formerInvoices } from './data'
import { draftInvoice } from './draft-invoice'
import { draftCancelling, draftReplacement } from './draft-replacement'
import type { FormerInvoice } from './schema'
import { correctedOf, uncorrectedOf } from './uncorrected'

/** Issues it if missing, and replaces it if the address has changed; each once. Null if the order was never paid. */
export async function ensureInvoice(store: Store, orderId: string): Promise<Invoice | null> {
  const found = await getOrder(store, orderId)
  if (!found) return null
  if (found.invoice === undefined) await issueFirst(store, found)
  // The address may have changed meanwhile.
  while (await replaceInvoice(store, orderId));
  const number = (await getOrder(store, orderId))?.invoice
  return number === undefined ? null : getInvoice(store, number)
}

/** Has another address than the order. While the order is unpaid, its invoice stays. */
export function isInvoiceOutdated(order: Order): boolean {
  const isIssued = order.status === 'paid' && order.invoice !== undefined
  return isIssued && billingCount(order) !== (order.invoicing?.billing ?? 0)
}

async function issueFirst(store: Store, { id }: Order): Promise<void> {
  await issueInvoice(store, 'invoice', async (place) => {
    const order = await getOrder(store, id)
    if (!order?.history.paid || order.invoice !== undefined) return null
    const draft = draftInvoice(order, place, await readFormerOwners(store))
    return { draft, following: invoiceSet(order, place.number) }
  })
}

async function replaceInvoice(store: Store, orderId: string): Promise<Invoice | null> {
  const found = await getOrder(store, orderId)
  if (!found || !isInvoiceOutdated(found)) return null
  return issueReplacement(store, async (places) => {
    const order = await getOrder(store, orderId)
    const before = order?.invoice === undefined ? null : await getInvoice(store, order.invoice)
    if (!order || !before || !isInvoiceOutdated(order)) return null
    const left = uncorrectedOf(order, before)
    // Nothing left: a payment was taken back, whose correction has to be cancelled first.
    if (left === 0 && before.gross > 0) return null
    const former = {
      number: before.number,
      cancelledBy: places.cancelling.number,
      at: places.invoice.issuedAt,
      amount: left,
    }
    return {
      drafts: {
        cancelling: draftCancelling(order, before, left, places),
        invoice: draftReplacement(order, before, left, places),
      },
      following: {
        ...invoiceReplaced(order, places.invoice.number, { former, corrected: correctedOf(order) }),
        ...buyerNotified(order, 'order-invoice', places.invoice.number),
      },
    }
  })
}

function invoiceSet(order: Order, number: string): Changes {
  const billing = billingCount(order)
  return {
    [`orders/${order.id}/invoice`]: number,
    ...(billing === 0 ? {} : { [`orders/${order.id}/invoicing`]: { billing, corrected: 0 } }),
  }
}

/** @param corrected cents that all corrections so far have subtracted */
function invoiceReplaced(
  order: Order,
  number: string,
  { former, corrected }: { former: FormerInvoice; corrected: number },
): Changes {
  const path = `orders/${order.id}/invoicing`
  return {
    [`orders/${order.id}/invoice`]: number,
    [`${path}/billing`]: billingCount(order),
    [`${path}/corrected`]: corrected,
    [`${path}/former/${formerInvoices(order).length + 1}`]: former,
    ...bookingDaysAdded(order.id, [dayOf(former.at)]),
  }
}
