import { percentOf } from '@/lib/core/money'

/** Default commission, in percent. */
export const USUAL_RATE = 10

/** A partner's commission for a price, in cents; a missing rate (percent) counts as 0. */
export function commissionOf(price: number, rate: number | undefined): number {
  return percentOf(price, rate ?? 0)
}

const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 2 })

/** Formats a rate in percent, e.g. 12.5 → `12,5 %`. */
export function formatRate(rate: number): string {
  return percent.format(rate / 100)
}
