import type { Changes } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { leftOf } from './refund-amount'
import type { Order } from './schema'

/** As promised at checkout. */
const ASKED_AFTER_MS = 3 * 24 * 60 * 60_000

/** Unless withdrawn from, disputed or refunded. */
export function wantsToBeAsked(order: Order): boolean {
  const { consent, noRatingQuestion, status, withdrawals = {}, dispute } = order
  const isWanted = consent.askForRating !== undefined && noRatingQuestion !== true
  const isGivenUp = Object.keys(withdrawals).length > 0 || dispute?.status === 'open' || leftOf(order) === 0
  return isWanted && status === 'paid' && !isGivenUp
}

/** In ms. */
export function ratingAskedAt({ payment, createdAt }: Order): number {
  return (payment?.paidAt ?? createdAt) + ASKED_AFTER_MS
}

/** For the update of the payment. */
export function ratingQuestionPlanned({ id, consent, noRatingQuestion }: Order): Changes {
  if (!consent.askForRating || noRatingQuestion) return {}
  return ratingQuestionDelayed(id, ASKED_AFTER_MS)
}

/** @param delayMs from now */
export function ratingQuestionDelayed(orderId: string, delayMs: number): Changes {
  return taskAdded('rating-question', orderId, { delayMs }).changes
}
