import { now } from '@/lib/core/clock'
import { firstBookYear } from '@/lib/legal/retention'

const DAY_MS = 86_400_000

/** The key before which all ids created before a time (ms) sort. */
export function idAt(prefix: string, at: number): string {
  return `${prefix}_${at}`
}

export function daysAgo(days: number): number {
  return now() - days * DAY_MS
}

/** Same day and time this many months ago, or that month's last day if it is shorter (§ 188 Abs. 3 BGB); in ms. */
export function monthsAgo(months: number): number {
  const at = new Date(now())
  const day = at.getUTCDate()
  at.setUTCMonth(at.getUTCMonth() - months)
  if (at.getUTCDate() !== day) at.setUTCDate(0)
  return at.getTime()
}

/** Start of the first year whose books must still be kept, in Berlin; ms. */
export function booksSince(years?: number): number {
  return Date.parse(`${firstBookYear(years)}-01-01T00:00:00+01:00`)
}
