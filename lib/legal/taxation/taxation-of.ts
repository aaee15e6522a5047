import { z } from 'zod'
import type { Owner } from '../schema'
import { HOME } from './home'
import { isMemberState, standardRate } from './standard-rates'

/** ISO 3166 alpha-2. */
export const countrySchema = z.string('country').regex(/^[A-Z]{2}$/, 'country')

/** How an order is taxed, decided when it is placed, and again when it is paid; rates in percent. */
export const taxationSchema = z.discriminatedUnion('kind', [
  /** German VAT. */
  z.object({ kind: z.literal('domestic'), ratePercent: z.number() }),
  /** § 19 UStG: none. */
  z.object({ kind: z.literal('small-business') }),
  /** VAT of the buyer's member state, declared through the One-Stop-Shop (§ 18j UStG). */
  z.object({ kind: z.literal('one-stop-shop'), country: countrySchema, ratePercent: z.number() }),
  /** The buyer, a business in another member state, owes the tax (§ 3a (2) UStG, Art. 196 of Directive 2006/112/EC). */
  z.object({ kind: z.literal('reverse-charge'), country: countrySchema }),
])
export type Taxation = z.infer<typeof taxationSchema>

interface Sale {
  seller: Pick<Owner, 'vat' | 'vatId'>
  /** The buyer's, ISO 3166 alpha-2. */
  country: string
  /** The buyer's postcode, if known: some regions have a rate of their own. */
  zip?: string | undefined
  /** Whether the buyer is a business whose VAT ID the member state has confirmed. */
  isConfirmedBusiness: boolean
  /** In Germany, as `YYYY-MM-DD`. */
  day: string
  /** Whether the seller's turnover with consumers abroad exceeds the limit by this sale, or did so before. */
  isOverLimit?: boolean
}

/**
 * Decides how a sale of downloads is taxed; null if the shop does not sell to the country.
 *
 * For consumers, the place of supply is where they live (§ 3a (5) UStG), but Germany as long as the seller's
 * turnover with consumers in other member states stays below 10,000 € and the seller has not waived that; the owner sets
 * the date from which it is elsewhere, or that it is from the sale that exceeds the limit (Art. 59c of Directive 2006/112/EC). A business whose VAT ID is not confirmed is treated like a consumer (Art. 18 (2) of
 * Implementing Regulation 282/2011). Reverse charge needs the seller's own VAT ID on the invoice (§ 14a (1) UStG).
 * A small business (§ 19 UStG) owes tax abroad above 10,000 € unless it takes part in the scheme of § 19a UStG, which
 * exempts it there, too: the shop charges none.
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

/**
 * Whether the shop takes the VAT ID of a firm in a country. Abroad, the firm would owe the tax (§ 13b UStG, Art. 196 of Directive
 * 2006/112/EC), for which the invoice has to name the seller's own VAT ID.
 */
export function takesVatIds({ vatId }: Pick<Owner, 'vatId'>, country: string): boolean {
  return country === HOME || vatId !== undefined
}

function isOss(vat: Extract<Owner['vat'], { mode: 'included' }>, day: string, isOverLimit: boolean) {
  const { ossFrom, ossOverLimit = false } = vat
  return (ossFrom !== undefined && day >= ossFrom) || (ossOverLimit && isOverLimit)
}

/** How the seller's sales in Germany are taxed. */
export function germanTax(vat: Owner['vat']): Taxation {
  return vat.mode === 'included'
    ? { kind: 'domestic', ratePercent: vat.ratePercent }
    : { kind: 'small-business' }
}

export interface StatedTax {
  vat: 'included' | 'small-business' | 'reverse-charge'
  /** 0 without tax. */
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
