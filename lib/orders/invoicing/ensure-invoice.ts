import 'server-only'
import { getInvoice } from '@/lib/invoices/data'
import { issueInvoice } from '@/lib/invoices/issue-invoice'
import { seriesOf, type Invoice } from '@/lib/invoices/schema'
import { readFormerOwners } from '@/lib/legal/former-owners'
import type { Store } from '@/lib/store/store'
import { getOrder, invoiceSet } from '../data'
import { draftInvoice } from './draft-invoice'

/**
 * Returns an order's invoice, issuing it if missing; exactly one per order, however often this is called.
 * @returns null if there is no such order or it was never paid
 */
export async function ensureInvoice(store: Store, orderId: string): Promise<Invoice | null> {
  const found = await getOrder(store, orderId)
  if (!found) return null
  if (found.invoice !== undefined) return getInvoice(store, found.invoice)
  const series = seriesOf.invoice[found.trial ? 'trial' : 'real']
  const issued = await issueInvoice(store, series, async (place) => {
    const order = await getOrder(store, orderId)
    if (!order?.history.paid || order.invoice !== undefined) return null
    const draft = draftInvoice(order, place, await readFormerOwners(store))
    return { draft, following: invoiceSet(order, place.number) }
  })
  if (issued) return issued
  const number = (await getOrder(store, orderId))?.invoice
  return number === undefined ? null : getInvoice(store, number)
}
