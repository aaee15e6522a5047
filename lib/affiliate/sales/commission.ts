import { percentOf } from '@/lib/core/money'
import type { CommissionRule, Sale } from './schema'

/** How a sale's commission is calculated, when it is credited and after each refund. */
type CommissionTerms = Pick<Sale, 'commissionRate' | 'commissionRule'>

/** The commission in cents, by price in cents and rate in percent. */
const rules: Record<CommissionRule, (price: number, rate: number) => number> = { percent: percentOf }

/** The terms of a new sale; the rate in percent. */
export function presentTerms(commissionRate: number): Required<CommissionTerms> {
  return { commissionRate, commissionRule: 'percent' }
}

/** A partner's commission for a price, in cents. A sale that names no rule is from before there was more than one. */
export function commissionOf(
  price: number,
  { commissionRate, commissionRule = 'percent' }: CommissionTerms,
): number {
  return rules[commissionRule](price, commissionRate)
}

const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 2 })

/** Formats a rate in percent, e.g. 12.5 → `12,5 %`. */
export function formatRate(rate: number): string {
  return percent.format(rate / 100)
}
