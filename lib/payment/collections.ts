import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'
import { collection } from '@/lib/store/collection'
import { isThere, numbered, SENT_AGAIN, whileThere } from '@/lib/store/once-kinds'
import { payoutLineSchema, providerPayoutSchema } from './payouts/schema'
import { paymentReportSchema, settledSchema, unmatchedSchema } from './schema'

export const paymentCollections = {
  payments: collection({
    records: {
      unmatched: { keys: 3, schema: unmatchedSchema },
      settled: { keys: 3, schema: settledSchema },
      reported: { keys: 3, schema: z.record(z.string(), paymentReportSchema) },
      matched: { keys: 3, schema: z.string().regex(idPattern('order')) },
    },
    kept: ['paidOrders', 'statements'],
    copied: 'index',
    onceKeys: {
      /** Money without an order, which the provider may report again. */
      unmatched: {
        days: 2 * SENT_AGAIN,
        isNeeded: async (store, key) => {
          const id = key.slice(key.indexOf('_') + 1)
          return (
            (await isThere(store, `payments/unmatched/${id}`)) ||
            (await isThere(store, `payments/settled/${id}`))
          )
        },
      },
      /** A payment that paid an order; `payments/matched` records it, too. */
      matched: { days: SENT_AGAIN },
      settled: whileThere((id) => `payments/settled/${id}`),
    },
  }),
  providerPayouts: collection({
    records: { keys: 2, schema: providerPayoutSchema },
    indexes: ['provider', 'providerId', 'state'],
    numberedBy: ['changes'],
    kept: ['paidOrders'],
    copied: 'sums',
    onceKeys: {
      providerpayout: numbered((id) => `providerPayouts/${id}/changes`),
      'provider-payouts': { days: 5 },
    },
  }),
  providerPayoutLines: collection({
    records: { keys: 2, schema: z.record(z.string(), payoutLineSchema) },
    kept: ['paidOrders'],
    copied: 'index',
  }),
}
