import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { getOrder } from '@/lib/orders/data'
import {
  addsUp,
  addSums,
  NO_SUMS,
  payoutLineSchema,
  providerPayoutSchema,
  type PayoutSums,
  type ProviderPayout,
} from '@/lib/payment/payouts/schema'
import type { Snapshot, Store } from '@/lib/store/store'
import { bankEntrySchema } from './schema'

/** An unreadable entry; a confirmed one its order lacks or has otherwise; a payout its lines do not add up to. */
export interface StatementFinding {
  code: 'broken' | 'unpaid_entry' | 'transfer_amount' | 'provider_payout'
  path: string
}

/** Checks confirmed payments against their orders, and payouts against their lines, in bounded memory. */
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
    yield* auditPayouts(snapshot)
  } finally {
    snapshot.close()
  }
}

async function* auditPayouts(snapshot: Snapshot): AsyncGenerator<StatementFinding> {
  const found = new Map<string, PayoutSums>()
  for await (const { key, value } of snapshot.entries('providerPayoutLines')) {
    const { data: lines } = z.record(z.string(), payoutLineSchema).safeParse(value)
    if (lines) found.set(key, Object.values(lines).reduce(addSums, NO_SUMS))
    else yield { code: 'broken', path: `providerPayoutLines/${key}` }
  }
  for await (const { key, value } of snapshot.entries('providerPayouts')) {
    const path = `providerPayouts/${key}`
    const { data: payout } = providerPayoutSchema.safeParse(value)
    if (!payout) yield { code: 'broken', path }
    else if (!followsFrom(payout, found.get(key) ?? NO_SUMS)) yield { code: 'provider_payout', path }
  }
}

function followsFrom(payout: ProviderPayout, { lines, problems, fees, net }: PayoutSums): boolean {
  const areSumsRight = isDeepStrictEqual(
    [payout.lines, payout.problems, payout.fees, payout.net],
    [lines, problems, fees, net],
  )
  return areSumsRight && addsUp(payout) === (payout.state === 'right')
}
