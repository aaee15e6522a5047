import { createTranslator } from 'use-intl/core'
import { sellerNames } from '@/lib/legal/owner-names'
import type { Owner } from '@/lib/legal/schema'
import messages from '@/messages/de.json'
import type { Place } from './issue-invoice'
import { toList } from '@/lib/store/tree-value'
import type { Invoice } from './schema'

export const t = createTranslator({
  locale: 'de',
  timeZone: 'Europe/Berlin',
  messages,
  namespace: 'invoices',
})

const days = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })

/** The day in Germany as printed on invoices; `at` in ms. */
export function dayText(at: number): string {
  return days.format(at)
}

/** Current labels of an invoice's fields. */
export function labelsOf(title: string, ratePercent: number): Invoice['labels'] {
  return { ...messages.invoices.labels, title, tax: t('labels.tax', { rate: ratePercent }) }
}

type Fact = keyof typeof messages.invoices.facts

/** The facts for an invoice's head, without unknown ones. */
export function factsOf(
  place: Place,
  given: Partial<Record<Exclude<Fact, 'number' | 'date'>, string>>,
): Invoice['facts'] {
  const values = new Map(Object.entries({ number: place.number, date: dayText(place.issuedAt), ...given }))
  const facts = Object.entries(messages.invoices.facts).flatMap(([key, name]) => {
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
