import { z } from 'zod'
import type { Owner } from '../schema'
import { HOME } from './home'
import { isMemberState, standardRate } from './standard-rates'

export const countrySchema = z.string('country').regex(/^[A-Z]{2}$/, 'country')

/** Decided when the order is placed, and again when it is paid; rates in percent. */
export const taxationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('domestic'), ratePercent: z.number() }),
  /** § 19 UStG: no VAT. */
  z.object({ kind: z.literal('small-business') }),
  /** VAT of the buyer's member state (§ 18j UStG). */
  z.object({ kind: z.literal('one-stop-shop'), country: countrySchema, ratePercent: z.number() }),
  /** The buyer, a business in another member state, owes the tax (§ 3a (2) UStG, Art. 196 of Directive 2006/112/EC). */
  z.object({ kind: z.literal('reverse-charge'), country: countrySchema }),
])
export type Taxation = z.infer<typeof taxationSchema>

interface Sale {
  seller: Pick<Owner, 'vat' | 'vatId'>
  /** ISO 3166 alpha-2. */
  country: string
  /** The buyer's postcode, if known: some regions have a rate of their own. */
  zip?: string | undefined
  /** A business whose VAT ID the member state has confirmed. */
  isConfirmedBusiness: boolean
  /** In Germany, as `YYYY-MM-DD`. */
  day: string
  /** Whether the seller's turnover with consumers abroad exceeds the limit by this sale, or did so before. */
  isOverLimit?: boolean
}

/**
 * Null if the shop does not sell to the country.
 * Consumers are supplied where they live (§ 3a (5) UStG), but in Germany while the turnover with consumers in other
 * member states stays below 10,000 € and the seller has not waived that; the owner sets the date from which it is
 * elsewhere, or that it is from the sale that exceeds the limit (Art. 59c of Directive 2006/112/EC). A business with
 * an unconfirmed VAT ID counts as a consumer (Art. 18 (2) of Implementing Regulation 282/2011). Reverse charge needs
 * the seller's own VAT ID on the invoice (§ 14a (1) UStG). A small business (§ 19 UStG) charges nothing: above 10,000
 * € abroad the scheme of § 19a UStG exempts it there, too.
 */
export function taxationOf({
  seller,
  country,
  zip,
  isConfirmedBusiness,
  day,
  isOverLimit = false,
}: Sale): Taxation | null {
  const { vat, vatId } = seller
  if (!isMemberState(country)) return null
  if (country !== HOME && isConfirmedBusiness && vatId !== undefined)
    return { kind: 'reverse-charge', country }
  const hasOss = vat.mode === 'included' && isOss(vat, day, isOverLimit)
  if (country === HOME || !hasOss) return germanTax(vat)
  return { kind: 'one-stop-shop', country, ratePercent: standardRate(country, day, zip) }
}

/** Firms abroad owe the tax (§ 13b UStG, Art. 196 of Directive 2006/112/EC): invoices name the seller's VAT ID. */
export function takesVatIds({ vatId }: Pick<Owner, 'vatId'>, country: string): boolean {
  return country === HOME || vatId !== undefined
}

function isOss(vat: Extract<Owner['vat'], { mode: 'included' }>, day: string, isOverLimit: boolean) {
  const { ossFrom, ossOverLimit = false } = vat
  return (ossFrom !== undefined && day >= ossFrom) || (ossOverLimit && isOverLimit)
}

export function germanTax(vat: Owner['vat']): Taxation {
  return vat.mode === 'included'
    ? { kind: 'domestic', ratePercent: vat.ratePercent }
    : { kind: 'small-business' }
}

export interface StatedTax {
  vat: 'included' | 'small-business' | 'reverse-charge'
  ratePercent: number
  /** The member state whose tax it is, unless Germany; for reverse charge, where the buyer owes it. */
  taxCountry?: string
}

export function statedTax(taxation: Taxation): StatedTax {
  switch (taxation.kind) {
    case 'domestic':
      return { vat: 'included', ratePercent: taxation.ratePercent }
    case 'small-business':
      return { vat: 'small-business', ratePercent: 0 }
    case 'one-stop-shop':
      return { vat: 'included', ratePercent: taxation.ratePercent, taxCountry: taxation.country }
    case 'reverse-charge':
      return { vat: 'reverse-charge', ratePercent: 0, taxCountry: taxation.country }
  }
}
