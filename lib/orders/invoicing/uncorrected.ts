import type { Invoice } from '@/lib/invoices/schema'
import type { Order } from '../schema'

/** Cents that corrections have subtracted from all invoices so far. */
export function correctedOf({ corrections = {}, refunds = {}, takenBack = {} }: Order): number {
  return Object.entries(corrections).reduce((sum, [id, { cancelled }]) => {
    const amount = refunds[id]?.amount ?? takenBack[id]?.amount ?? 0
    // An order paid after all may be paid at another price than before.
    const restored = cancelled === undefined ? 0 : (takenBack[id]?.paidAgain ?? amount)
    return sum + amount - restored
  }, 0)
}

/** Cents of the current invoice that no correction has subtracted. */
export function uncorrectedOf(order: Order, { gross }: Pick<Invoice, 'gross'>): number {
  return gross + (order.invoicing?.corrected ?? 0) - correctedOf(order)
}
