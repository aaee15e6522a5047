import { createFormatter, createTranslator } from 'use-intl/core'
import messages from '@/messages/de.json'

/** Readers may be in any time zone, so times are the shop's. */
const locale = { locale: 'de', timeZone: 'Europe/Berlin' } as const
const format = createFormatter(locale)

export const t = createTranslator({ ...locale, messages, namespace: 'mail' })
/** Texts shared with the order page. */
export const tOrders = createTranslator({ ...locale, messages, namespace: 'orders' })
export const tContract = createTranslator({ ...locale, messages, namespace: 'orders.contract' })
export const tLegal = createTranslator({ ...locale, messages, namespace: 'legal' })

/** A day, e.g. `22. November 2026`; `at` in ms. */
export function dayText(at: number): string {
  return format.dateTime(at, { dateStyle: 'long' })
}

/** A numeric day, e.g. `22.11.2026`; `at` in ms. */
export function shortDayText(at: number): string {
  return format.dateTime(at, { dateStyle: 'medium' })
}

/** Day and time to the second; `at` in ms. */
export function momentText(at: number): string {
  return tOrders('time', { date: format.dateTime(at, { dateStyle: 'long', timeStyle: 'medium' }) })
}

/** Joins names, e.g. `A, B und C`. */
export function listText(names: readonly string[]): string {
  return format.list(names)
}
