import type { Billing } from '@/lib/invoices/schema'
import { fromList } from '@/lib/store/tree-value'
import type { Changes } from '@/lib/store/store'
import type { Order } from '../schema'
import type { FormerInvoice } from './schema'

/** Oldest first. */
export function formerInvoices({ invoicing }: Pick<Order, 'invoicing'>): FormerInvoice[] {
  return fromList(invoicing?.former ?? {})
}

export function billingCount({ billingChange }: Pick<Order, 'billingChange'>): number {
  return billingChange?.count ?? 0
}

export function billingSet(
  order: Order,
  billing: Billing,
  { at, byBuyer }: { at: number; byBuyer: boolean },
): Changes {
  const isBuyers = byBuyer || order.billingChange?.byBuyer
  return {
    [`orders/${order.id}/billing`]: billing,
    [`orders/${order.id}/billingChange`]: {
      count: billingCount(order) + 1,
      at,
      ...(isBuyers ? { byBuyer: true } : {}),
    },
  }
}

export function correctionSet({ id, corrections = {} }: Order, refundId: string, number: string): Changes {
  const field = corrections[refundId] ? 'cancelled' : 'number'
  return { [`orders/${id}/corrections/${refundId}/${field}`]: number }
}
