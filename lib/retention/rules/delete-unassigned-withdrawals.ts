import { retention } from '@/lib/legal/retention'
import { withdrawalSchema } from '@/lib/withdrawals/schema'
import { readable, removed } from '../data'
import { monthsAgo } from '../limits'
import type { Tidying } from '../tidying'
import { workThrough } from '../work-through'

/** They explain no refund, and claims from them have lapsed. @returns how many */
export function deleteUnassignedWithdrawals(tidying: Tidying): Promise<number> {
  const stretch = { rule: 'unassignedWithdrawals', collection: 'withdrawals', prefix: 'withdrawal' } as const
  const until = monthsAgo(12 * retention.unassignedWithdrawalYears)
  return workThrough(tidying, { ...stretch, until }, (entries) => {
    const due = readable(withdrawalSchema, entries).filter(({ orderId }) => orderId === undefined)
    return {
      count: due.length,
      changes: removed(
        'withdrawals',
        due.map(({ id }) => id),
      ),
    }
  })
}
