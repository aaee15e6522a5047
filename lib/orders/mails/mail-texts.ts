import { createFormatter, createTranslator } from 'use-intl/core'
import messages from '@/messages/de.json'

/** Mails are written once for everybody, so times are those of the shop. */
const locale = { locale: 'de', timeZone: 'Europe/Berlin' } as const
const format = createFormatter(locale)

/** The German texts of mails. */
export const t = createTranslator({ ...locale, messages, namespace: 'mail' })
/** What the order's page says too. */
export const tOrders = createTranslator({ ...locale, messages, namespace: 'orders' })
export const tLegal = createTranslator({ ...locale, messages, namespace: 'legal' })

/** A day, e.g. `22. November 2026`; `at` in ms. */
export function dayText(at: number): string {
  return format.dateTime(at, { dateStyle: 'long' })
}

/** A day and a time to the second; `at` in ms. */
export function momentText(at: number): string {
  return tOrders('time', { date: format.dateTime(at, { dateStyle: 'long', timeStyle: 'medium' }) })
}

/** Names one after the other, e.g. `A, B und C`. */
export function listText(names: readonly string[]): string {
  return format.list(names)
}
