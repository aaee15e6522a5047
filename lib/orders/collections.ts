import 'server-only'
import { z } from 'zod'
import { collection } from '@/lib/store/collection'
import { isThere, SENT_AGAIN } from '@/lib/store/once-kinds'
import type { Store } from '@/lib/store/store'
import { refundFileSchema } from './refunds/bank-file-schema'
import { goodwillCountSchema } from './refunds/goodwill-data'
import { orderSchema } from './schema'

/** A change that was never counted is left to the audit. */
async function couldBeChanged(store: Store, key: string): Promise<boolean> {
  const [, orderId = '', number] = /^change_(order_.+)_(\d+)$/.exec(key) ?? []
  const changes = await store.get(`orders/${orderId}/changes`)
  if (typeof changes === 'number') return changes <= Number(number)
  return isThere(store, `orders/${orderId}/id`)
}

export const orderCollections = {
  orders: collection({
    records: { keys: 2, schema: orderSchema },
    indexes: [
      'status',
      'reference',
      'idempotencyKey',
      'customerUid',
      'claimableBy',
      'isPaymentOpen',
      'isRefundOpen',
      'isDisputed',
      'isForgettable',
      'network',
      'emailLower',
      'referenceKey',
      'total',
    ],
    numberedBy: ['changes'],
    kept: ['paidOrders', 'unpaidOrders'],
    copied: 'file',
    onceKeys: {
      order: { days: SENT_AGAIN },
      change: { days: SENT_AGAIN, isNeeded: couldBeChanged },
      notified: {
        days: SENT_AGAIN,
        isNeeded: (store, key) => isThere(store, `orders/${/order_\d+_[a-z0-9]+/.exec(key)?.[0]}/id`),
      },
    },
  }),
  orderCounts: collection({ records: { keys: 2, schema: z.int() }, kept: [] }),
  presetBuyers: collection({
    records: { keys: 2, schema: z.record(z.string(), z.int()) },
    kept: ['paidOrders'],
    copied: 'index',
  }),
  presetGifts: collection({
    records: { keys: 3, schema: z.literal(true) },
    kept: ['gifts'],
    copied: 'index',
  }),
  refundFiles: collection({ records: { keys: 2, schema: refundFileSchema }, kept: [] }),
  goodwill: collection({
    records: { keys: 3, schema: goodwillCountSchema },
    kept: [],
    onceKeys: {
      /** Each buyer gets it once per preset. */
      goodwill: { days: 'forever' },
    },
  }),
}
