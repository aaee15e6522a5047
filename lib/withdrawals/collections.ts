import { collection } from '@/lib/store/collection'
import { isThere, SENT_AGAIN, whileThere } from '@/lib/store/once-kinds'
import { withdrawalSchema } from './schema'

export const withdrawalCollections = {
  withdrawals: collection({
    records: { keys: 2, schema: withdrawalSchema },
    indexes: ['status', 'orderId', 'idempotencyKey', 'unassignedTo'],
    kept: ['withdrawals', 'unassignedWithdrawals'],
    copied: 'file',
    onceKeys: {
      withdrawal: { days: SENT_AGAIN },
      unassigned: { days: 5 },
      decision: whileThere((id) => `withdrawals/${id}/id`),
      connection: {
        days: SENT_AGAIN,
        isNeeded: (store, key) =>
          isThere(store, `withdrawals/${/withdrawal_\d+_[a-z0-9]+/.exec(key)?.[0]}/id`),
      },
    },
  }),
}
