import { percentOf } from '@/lib/core/money'
import type { CommissionRule, Sale } from './schema'

/** How a sale's commission is calculated, when it is credited and after each refund. */
type CommissionTerms = Pick<Sale, 'commissionRate' | 'commissionRule'>

/** The commission in cents, by price in cents and rate in percent. */
const rules: Record<CommissionRule, (price: number, rate: number) => number> = { percent: percentOf }

/** The terms of a new sale; the rate in percent. */
export function presentTerms(commissionRate: number): CommissionTerms {
  return { commissionRate, commissionRule: 'percent' }
}

/** A partner's commission for a price, in cents. */
export function commissionOf(price: number, { commissionRate, commissionRule }: CommissionTerms): number {
  return rules[commissionRule](price, commissionRate)
}
