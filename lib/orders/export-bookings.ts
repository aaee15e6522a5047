import 'server-only'
import { z } from 'zod'
import { dayOf } from '@/lib/core/clock'
import { csvEuros, csvHead, csvLine } from '@/lib/core/csv'
import { getInvoice } from '@/lib/invoices/data'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { orderSchema, type Order } from './schema'

/** Calendar days in Germany, both included, as `YYYY-MM-DD`. */
export const periodSchema = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'period' })
type Period = z.infer<typeof periodSchema>

/** A payment, or what was given back; the document says how much tax is in it, in cents. */
interface Booking {
  at: number
  kind: 'payment' | 'refund'
  number: string | undefined
  amount: number
  providerId: string | undefined
}

const { columns, kinds } = messages.commands.orders.bookings

/**
 * The payments and refunds of a period for the tax adviser: lines of a CSV as spreadsheets in Germany read it (semicolons,
 * decimal commas, UTF-8 with a mark). In the order of the store, and never all of them in memory. What has no invoice yet has
 * neither number nor tax.
 */
export async function* exportBookings(store: Store, period: Period): AsyncGenerator<string> {
  yield csvHead(Object.values(columns))
  const snapshot = await store.snapshot()
  try {
    for await (const { value } of snapshot.entries('orders')) {
      const { data: order } = orderSchema.safeParse(value)
      if (!order) continue
      for (const booking of bookingsOf(order)) {
        const day = dayOf(booking.at)
        if (day >= period.from && day <= period.to) yield await lineOf(store, order, booking, day)
      }
    }
  } finally {
    snapshot.close()
  }
}

/** A refund that failed after its correction was issued stands there twice, as its corrections do. */
function bookingsOf(order: Order): Booking[] {
  const { payment, refunds = {}, corrections = {}, history, invoice, total } = order
  const paidAt = payment?.paidAt ?? history.paid?.at
  if (paidAt === undefined) return []
  const paid: Booking = {
    ...{ at: paidAt, kind: 'payment', number: invoice, amount: total },
    providerId: payment?.paymentIntentId,
  }
  const given = Object.entries(refunds).flatMap(
    ([id, { amount, at, settledAt = at, status, providerId }]) => {
      const { number, cancelled } = corrections[id] ?? {}
      const refund = { at: settledAt, kind: 'refund' as const, providerId }
      if (status === 'done') return [{ ...refund, number, amount: -amount }]
      if (cancelled === undefined) return []
      return [
        { ...refund, number, amount: -amount },
        { ...refund, number: cancelled, amount },
      ]
    },
  )
  return [paid, ...given]
}

async function lineOf(store: Store, order: Order, booking: Booking, day: string): Promise<string> {
  const { kind, number, amount, providerId } = booking
  const invoice = number === undefined ? null : await getInvoice(store, number)
  const row: Record<keyof typeof columns, string> = {
    date: day.split('-').reverse().join('.'),
    number: number ?? '',
    kind: kinds[kind],
    order: order.reference,
    net: invoice ? csvEuros(invoice.net) : '',
    tax: invoice ? csvEuros(invoice.tax) : '',
    gross: csvEuros(amount),
    method: messages.invoices.methods[order.payment?.method ?? order.paymentMethod],
    providerId: providerId ?? '',
  }
  return csvLine(Object.values(row))
}
