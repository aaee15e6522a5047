import type { Vat } from './schema'

/** The message (key `legal`) that stands beside prices: VAT is contained, or none is charged (§ 19 UStG). */
export function vatNote(vat: Pick<Vat, 'mode'>): 'vatIncluded' | 'vatSmallBusiness' {
  return vat.mode === 'included' ? 'vatIncluded' : 'vatSmallBusiness'
}

/**
 * The VAT contained in a gross price, in integer cents: gross × rate / (100 + rate), half a cent up. 0 for a small
 * business. The rate counts in thousandths of a percent, so that the quotient is taken of integers.
 */
export function vatContained(grossCents: number, vat: Vat): number {
  if (vat.mode === 'small-business') return 0
  const rate = Math.round(vat.ratePercent * 1000)
  return Math.round((grossCents * rate) / (100_000 + rate))
}
