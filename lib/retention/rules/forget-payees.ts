import { isPayeeForgotten, payeeForgotten } from '@/lib/affiliate/payouts/data'
import { payoutSchema } from '@/lib/affiliate/payouts/schema'
import { booksSince } from '../limits'
import { readable } from '../data'
import type { Tidying } from '../tidying'
import { workThrough } from '../work-through'

/**
 * Removes holder and IBAN from payouts once their year's books need not be kept; the payouts stay as part of the
 * partner's ledger. @returns how many
 */
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
