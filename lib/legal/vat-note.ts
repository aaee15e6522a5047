import type { Vat } from './schema'

/** Key under `legal`: VAT included, or not charged (§ 19 UStG). */
export function vatNote(vat: Pick<Vat, 'mode'>): 'vatIncluded' | 'vatSmallBusiness' {
  return vat.mode === 'included' ? 'vatIncluded' : 'vatSmallBusiness'
}

/** Cents: gross × rate / (100 + rate), half a cent rounded up; in thousandths of a percent to divide integers. */
export function vatContained(grossCents: number, ratePercent: number): number {
  const rate = Math.round(ratePercent * 1000)
  return Math.round((grossCents * rate) / (100_000 + rate))
}
