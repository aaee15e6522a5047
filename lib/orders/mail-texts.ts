import { format, translator } from '@/messages/texts'

export const t = translator('mail')
export const tOrders = translator('orders')
export const tContract = translator('orders.contract')
export const tLegal = translator('legal')

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
