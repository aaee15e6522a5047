import { z } from 'zod'
import { ADDED_OR_REMOVED, collection } from '@/lib/store/collection'
import { SENT_AGAIN } from '@/lib/store/once-kinds'
import type { Store } from '@/lib/store/store'
import { getHead } from './data'
import { restoreSchema } from './restored-numbers'
import { invoiceSchema, invoiceSeriesSchema, seriesHeadSchema } from './schema'

/** Numbers before the head of their series cannot be taken again. */
async function couldBeTaken(store: Store, key: string): Promise<boolean> {
  const [, given, year, count] = /^invoice_([A-Z]+)-(\d+)-(\d+)$/.exec(key) ?? []
  const head = await getHead(store, invoiceSeriesSchema.parse(given))
  return !head || head.year < Number(year) || (head.year === Number(year) && head.last <= Number(count))
}

export const invoiceCollections = {
  invoices: collection({
    records: { keys: 2, schema: invoiceSchema },
    // Opening the shop removes all of them at once.
    rules: { '.write': '!newData.exists()', ...ADDED_OR_REMOVED },
    kept: ['paidOrders', 'payouts'],
    copied: 'file',
    onceKeys: { invoice: { days: SENT_AGAIN, isNeeded: couldBeTaken } },
  }),
  invoiceSeries: collection({ records: { keys: 2, schema: seriesHeadSchema }, kept: [] }),
  numberGaps: collection({
    records: { keys: 2, schema: restoreSchema },
    kept: [],
    onceKeys: {
      /** The question for the last numbers after a restore was answered. */
      numbers: { days: 'forever' },
    },
  }),
  bookingDays: collection({
    records: { keys: 2, schema: z.literal(true) },
    kept: [],
  }),
}
