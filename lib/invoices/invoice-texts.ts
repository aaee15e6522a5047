import type { Messages } from 'next-intl'
import { countryName } from '@/lib/core/text/country-line'
import { sellerNames } from '@/lib/legal/owner-names'
import type { Owner } from '@/lib/legal/schema'
import { textGroup, translator } from '@/messages/texts'
import type { Place } from './issue-invoice'
import { toList } from '@/lib/store/tree-value'
import type { Invoice } from './schema'

export const t = translator('invoices')

const days = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })

/** Day in Germany; `at` in ms. */
export function dayText(at: number): string {
  return days.format(at)
}

type Taxed = Pick<Invoice, 'vat' | 'ratePercent' | 'taxCountry'>

/** Current labels of an invoice's fields; the tax's names the member state whose tax it is, unless Germany. */
export function labelsOf(title: string, { ratePercent: rate, taxCountry }: Taxed): Invoice['labels'] {
  const tax =
    taxCountry === undefined
      ? t('labels.tax', { rate })
      : t('taxAbroad', { rate, country: countryName(taxCountry) })
  return { ...textGroup('invoices.labels'), title, tax }
}

export function taxStated({ vat, ratePercent, taxCountry }: Taxed): Taxed {
  return { vat, ratePercent, ...(taxCountry === undefined ? {} : { taxCountry }) }
}

/** Why there is no tax. Comes last, where the e-invoice looks for the reason. */
export function taxNotes({ vat }: Taxed): string[] {
  if (vat === 'small-business') return [t('notes.smallBusiness')]
  return vat === 'reverse-charge' ? [t('notes.reverseChargeAbroad')] : []
}

type Fact = keyof Messages['invoices']['facts']

export function factsOf(
  place: Place,
  given: Partial<Record<Exclude<Fact, 'number' | 'date'>, string>>,
): Invoice['facts'] {
  const values = new Map(Object.entries({ number: place.number, date: dayText(place.issuedAt), ...given }))
  const facts = Object.entries(textGroup('invoices.facts')).flatMap(([key, name]) => {
    const value = values.get(key)
    return value === undefined ? [] : [{ name, value }]
  })
  return toList(facts)
}

/** The seller as recorded in an invoice (§ 14 (4) no. 1 and 2 UStG). */
export function sellerOf(owner: Owner): Invoice['seller'] {
  const { street, zip, city, country, email } = owner
  return {
    ...sellerNames(owner),
    street,
    zip,
    city,
    country,
    email,
    ...(owner.vatId === undefined ? {} : { vatId: owner.vatId }),
    ...(owner.taxNumber === undefined ? {} : { taxNumber: owner.taxNumber }),
  }
}
