import { formatRate, percentOf } from '@/lib/core/money'
import type { CommissionRule, Sale } from './schema'

type CommissionTerms = Pick<Sale, 'commissionRate' | 'commissionRule'>

/** In cents, by price in cents and rate in percent. */
const rules: Record<CommissionRule, (price: number, rate: number) => number> = { percent: percentOf }

const names: Record<CommissionRule, (rate: number) => string> = { percent: formatRate }

/** Of a new sale; the rate in percent. */
export function presentTerms(commissionRate: number): CommissionTerms {
  return { commissionRate, commissionRule: 'percent' }
}

/** The rate of a sale or, by `presentTerms`, of a partner's next one. */
export function shownRate({ commissionRate, commissionRule }: CommissionTerms): string {
  return names[commissionRule](commissionRate)
}

/** In cents. */
export function commissionOf(price: number, { commissionRate, commissionRule }: CommissionTerms): number {
  return rules[commissionRule](price, commissionRate)
}
