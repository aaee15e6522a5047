import { formatRate, percentOf } from '@/lib/core/money'
import type { CommissionRule, Sale } from './schema'

/** How a sale's commission is calculated, when it is credited and after each refund. */
type CommissionTerms = Pick<Sale, 'commissionRate' | 'commissionRule'>

/** The commission in cents, by price in cents and rate in percent. */
const rules: Record<CommissionRule, (price: number, rate: number) => number> = { percent: percentOf }

/** How a rate is displayed. */
const names: Record<CommissionRule, (rate: number) => string> = { percent: formatRate }

/** The terms of a new sale; the rate in percent. */
export function presentTerms(commissionRate: number): CommissionTerms {
  return { commissionRate, commissionRule: 'percent' }
}

/** The rate of a sale, or by `presentTerms` that of a partner's next one, as text. */
export function shownRate({ commissionRate, commissionRule }: CommissionTerms): string {
  return names[commissionRule](commissionRate)
}

/** In cents. */
export function commissionOf(price: number, { commissionRate, commissionRule }: CommissionTerms): number {
  return rules[commissionRule](price, commissionRate)
}
