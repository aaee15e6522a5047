import { createFormatter, createTranslator } from 'use-intl/core'
import messages from '@/messages/de.json'

/** The shop's times: readers may be in any time zone. */
const locale = { locale: 'de', timeZone: 'Europe/Berlin' } as const
const format = createFormatter(locale)

export const t = createTranslator({ ...locale, messages, namespace: 'mail' })
export const tOrders = createTranslator({ ...locale, messages, namespace: 'orders' })
export const tContract = createTranslator({ ...locale, messages, namespace: 'orders.contract' })
export const tLegal = createTranslator({ ...locale, messages, namespace: 'legal' })

/** E.g. `22. November 2026`; ms. */
export function dayText(at: number): string {
  return format.dateTime(at, { dateStyle: 'long' })
}

/** E.g. `22.11.2026`; ms. */
export function shortDayText(at: number): string {
  return format.dateTime(at, { dateStyle: 'medium' })
}

/** E.g. `22.11.`; ms. */
export function dayOfYearText(at: number): string {
  return format.dateTime(at, { day: '2-digit', month: '2-digit' })
}

/** To the second; ms. */
export function momentText(at: number): string {
  return tOrders('time', { date: format.dateTime(at, { dateStyle: 'long', timeStyle: 'medium' }) })
}

/** E.g. `A, B und C`. */
export function listText(names: readonly string[]): string {
  return format.list(names)
}
