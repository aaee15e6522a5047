import { dayOf, now } from '@/lib/core/clock'
import { retention } from './retention'

/**
 * The first of the years whose books must still be kept: the time for a year's books begins with its end (§ 147 Abs. 4 AO).
 */
export function firstBookYear(): number {
  return Number(dayOf(now()).slice(0, 4)) - retention.bookYears
}
