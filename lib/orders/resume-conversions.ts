import 'server-only'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { creditPartner } from './confirm-payment'
import { findOrdersWithConversionDue } from './data'

/** Finishes the conversions of orders that were paid when the process ended before it had credited the partner. */
export async function resumeConversions(store: Store): Promise<void> {
  const due = await findOrdersWithConversionDue(store)
  for (const order of due) await creditPartner(store, order.id)
  if (due.length > 0) log().info({ orders: due.length }, 'conversions resumed')
}
