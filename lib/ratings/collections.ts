import { collection } from '@/lib/store/collection'
import { countAt, isThere, SENT_AGAIN, whileThere } from '@/lib/store/once-kinds'
import type { Store } from '@/lib/store/store'
import { reportSchema } from './reports/schema'
import { ratedItemSchema, ratingSchema } from './schema'

async function couldBeRated(store: Store, key: string): Promise<boolean> {
  const [, orderId = '', presetId = '', number] = /^rating_(order_\d+_[a-z0-9]+)_(.+)_(\d+)$/.exec(key) ?? []
  const item = `ratedItems/${orderId}/${presetId}` as const
  return (await isThere(store, item)) && (await countAt(store, `${item}/changes`)) <= Number(number)
}

export const ratingCollections = {
  ratings: collection({
    records: { keys: 2, schema: ratingSchema },
    indexes: ['shownFor', 'status'],
    kept: ['ratings'],
    copied: 'file',
  }),
  ratedItems: collection({
    records: { keys: 3, schema: ratedItemSchema },
    numberedBy: ['changes'],
    kept: ['ratings'],
    copied: 'index',
    onceKeys: {
      rating: { days: SENT_AGAIN, isNeeded: couldBeRated },
    },
  }),
  reports: collection({
    records: { keys: 2, schema: reportSchema },
    indexes: ['status', 'reporter', 'idempotencyKey'],
    kept: ['reports'],
    copied: 'file',
    onceKeys: {
      report: { days: SENT_AGAIN },
      reported: whileThere((id) => `reports/${id}/id`),
    },
  }),
}
