import { dayOf } from '@/lib/core/clock'
import { paymentDays } from '@/lib/legal/contract-terms'

const DAY_MS = 86_400_000

/** Noon of the last day to pay (in Berlin) for an order placed at `createdAt`; both in ms. */
export function paymentDeadline(createdAt: number): number {
  return Date.parse(`${dayOf(createdAt)}T12:00:00Z`) + paymentDays * DAY_MS
}
