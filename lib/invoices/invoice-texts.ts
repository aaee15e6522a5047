import { createTranslator } from 'use-intl/core'
import type { Owner } from '@/lib/legal/schema'
import messages from '@/messages/de.json'
import type { Place } from './issue-invoice'
import { toList } from './list-of'
import type { Invoice } from './schema'

export const t = createTranslator({
  locale: 'de',
  timeZone: 'Europe/Berlin',
  messages,
  namespace: 'invoices',
})

const days = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })

/** The day in Germany of a time in ms, as it stands on an invoice. */
export function dayText(at: number): string {
  return days.format(at)
}

/** The words beside an invoice's fields, as they are now. */
export function labelsOf(title: string, ratePercent: number): Invoice['labels'] {
  return { ...messages.invoices.labels, title, tax: t('labels.tax', { rate: ratePercent }) }
}

type Fact = keyof typeof messages.invoices.facts

/** What stands at the head, where it is known. */
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

/** Who sells, as an invoice keeps it (§ 14 (4) no. 1 and 2 UStG). */
export function sellerOf({ name, street, zip, city, country, email, ...owner }: Owner): Invoice['seller'] {
  return {
    ...{ name, street, zip, city, country, email },
    ...(owner.vatId === undefined ? {} : { vatId: owner.vatId }),
    ...(owner.taxNumber === undefined ? {} : { taxNumber: owner.taxNumber }),
  }
}
