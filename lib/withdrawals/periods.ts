import { dayOf, shiftDay } from '@/lib/core/clock'
import { nextWorkingDay } from '@/lib/legal/next-working-day'

const WITHDRAWAL_DAYS = 14
const REPAYMENT_DAYS = 14

/** `YYYY-MM-DD` (§ 355 Abs. 2, § 356 Abs. 3 BGB), if the buyer was instructed by then. @param concludedAt ms */
export function lastDayToWithdraw(concludedAt: number): string {
  return endOf(dayOf(concludedAt), WITHDRAWAL_DAYS)
}

/** `YYYY-MM-DD` (§ 357 Abs. 1, § 355 Abs. 3 BGB). @param receivedAt ms */
export function lastDayToPayBack(receivedAt: number): string {
  return endOf(dayOf(receivedAt), REPAYMENT_DAYS)
}

/** The first day of a period does not count (§ 187 Abs. 1 BGB). */
function endOf(day: string, days: number): string {
  return nextWorkingDay(shiftDay(day, days))
}
