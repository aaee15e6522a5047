import 'server-only'
import { isPayeeForgotten, payeeForgotten } from '@/lib/affiliate/payouts/data'
import { payoutSchema } from '@/lib/affiliate/payouts/schema'
import { booksSince } from '../limits'
import { readable } from '../readable'
import type { Tidying } from '../tidying'
import { workThrough } from '../work-through'

/**
 * Takes holder and IBAN out of payouts when the books of their year need not be kept any more; the payouts stay, as the partner's
 * ledger is made of them. @returns of how many
 */
export function forgetPayees(tidying: Tidying): Promise<number> {
  const stretch = { rule: 'payouts', collection: 'affiliatePayouts', prefix: 'payout', until: booksSince() }
  return workThrough(tidying, stretch, (entries) => {
    const payouts = readable(payoutSchema, entries).filter((payout) => !isPayeeForgotten(payout))
    return { count: payouts.length, changes: Object.assign({}, ...payouts.map(payeeForgotten)) }
  })
}
