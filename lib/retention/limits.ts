import { now } from '@/lib/core/clock'
import { firstBookYear } from '@/lib/legal/first-book-year'

const DAY_MS = 86_400_000

/** Before it lie the ids of what was made before a time (ms), as ids begin with theirs. */
export function idAt(prefix: string, at: number): string {
  return `${prefix}_${at}`
}

/** The time so many times 24 hours ago, in ms. */
export function daysAgo(days: number): number {
  return now() - days * DAY_MS
}

/** The same day and time so many months ago, or the last day of that month if it has no such day (§ 188 Abs. 3 BGB); in ms. */
export function monthsAgo(months: number): number {
  const at = new Date(now())
  const day = at.getUTCDate()
  at.setUTCMonth(at.getUTCMonth() - months)
  if (at.getUTCDate() !== day) at.setUTCDate(0)
  return at.getTime()
}

/** The beginning of the first year whose books must still be kept, in Berlin; ms. */
export function booksSince(): number {
  return Date.parse(`${firstBookYear()}-01-01T00:00:00+01:00`)
}
