import { dayOf, now } from '@/lib/core/clock'
import { retention } from './retention'

/**
 * The first year whose books must still be kept: their retention period begins at the end of the year (§ 147
 * Abs. 4 AO).
 */
export function firstBookYear(): number {
  return Number(dayOf(now()).slice(0, 4)) - retention.bookYears
}
