import { isPayeeForgotten, payeeForgotten } from '@/lib/affiliate/payouts/data'
import { payoutSchema } from '@/lib/affiliate/payouts/schema'
import { booksSince } from '../limits'
import { readable } from '../data'
import type { Tidying } from '../tidying'
import { workThrough } from '../work-through'

/** Once their year's books need not be kept; the payouts stay in the partner's ledger. @returns how many */
export function forgetPayees(tidying: Tidying): Promise<number> {
  const stretch = {
    rule: 'payouts',
    collection: 'affiliatePayouts',
    prefix: 'payout',
    until: booksSince(),
  } as const
  return workThrough(tidying, stretch, (entries) => {
    const payouts = readable(payoutSchema, entries).filter((payout) => !isPayeeForgotten(payout))
    return { count: payouts.length, changes: Object.assign({}, ...payouts.map(payeeForgotten)) }
  })
}
