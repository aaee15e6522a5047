import { createFormatter, createTranslator } from 'use-intl/core'
import messages from '@/messages/de.json'

/** A mail is read in any time zone, so its times are the shop's. */
const locale = { locale: 'de', timeZone: 'Europe/Berlin' } as const
const format = createFormatter(locale)

/** German mail texts. */
export const t = createTranslator({ ...locale, messages, namespace: 'mail' })
/** Texts shared with the order page. */
export const tOrders = createTranslator({ ...locale, messages, namespace: 'orders' })
export const tContract = createTranslator({ ...locale, messages, namespace: 'orders.contract' })
export const tLegal = createTranslator({ ...locale, messages, namespace: 'legal' })

/** A day, e.g. `22. November 2026`; `at` in ms. */
export function dayText(at: number): string {
  return format.dateTime(at, { dateStyle: 'long' })
}

/** A day in digits, e.g. `22.11.2026`; `at` in ms. */
export function shortDayText(at: number): string {
  return format.dateTime(at, { dateStyle: 'medium' })
}

/** A day and a time to the second; `at` in ms. */
export function momentText(at: number): string {
  return tOrders('time', { date: format.dateTime(at, { dateStyle: 'long', timeStyle: 'medium' }) })
}

/** Joins names, e.g. `A, B und C`. */
export function listText(names: readonly string[]): string {
  return format.list(names)
}
