import 'server-only'
import { getOrder } from '@/lib/orders/data'
import type { Store } from '@/lib/store/store'
import { bankEntrySchema } from './schema'

/**
 * An inconsistency in bank statements: an unreadable entry, or a confirmed one whose order lacks it or has
 * another amount.
 */
export interface StatementFinding {
  code: 'broken' | 'unpaid_entry' | 'transfer_amount'
  path: string
}

/** Checks confirmed payments against their orders, in bounded memory. */
export async function* auditStatements(store: Store): AsyncGenerator<StatementFinding> {
  const snapshot = await store.snapshot()
  try {
    for await (const { key, value } of snapshot.entries('bankEntries')) {
      const path = `bankEntries/${key}`
      const { data: entry } = bankEntrySchema.safeParse(value)
      if (!entry) yield { code: 'broken', path }
      else if (entry.state === 'confirmed') {
        const order = entry.orderId === undefined ? null : await getOrder(store, entry.orderId)
        const transfer = order?.transfers?.[key]
        if (!order?.history.paid && !transfer) yield { code: 'unpaid_entry', path }
        else if (transfer && transfer.amount !== entry.amount) yield { code: 'transfer_amount', path }
      }
    }
  } finally {
    snapshot.close()
  }
}
