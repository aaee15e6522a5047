import { now } from '@/lib/core/clock'
import { getOrder, buyerNotified } from '@/lib/orders/data'
import { ratingAskedAt, ratingQuestionDelayed, wantsToBeAsked } from '@/lib/orders/plan-rating-question'
import type { Order } from '@/lib/orders/schema'
import { isPaymentGone } from '@/lib/orders/order-fields'
import type { Changes, Store } from '@/lib/store/store'
import { ownRatings } from './own-ratings'
import { removeRatings } from './change-rating'

/** Mails once; postponed if a wrong clock runs it early. Removes ratings of orders whose payment was taken back. */
export async function askForRating(store: Store, orderId: string): Promise<Changes> {
  const order = await getOrder(store, orderId)
  if (!order) return {}
  if (isPaymentGone(order)) {
    await removeRatings(store, orderId)
    return {}
  }
  const early = ratingAskedAt(order) - now()
  if (early > 0) return ratingQuestionDelayed(orderId, early)
  if ((await askedItems(store, order)).length > 0)
    await store.updateOnce(`notified_rating_${orderId}`, buyerNotified(order, 'rating-question'))
  return {}
}

/** Neither rated nor given back; none if the buyer does not want to be asked. */
export async function askedItems(store: Store, order: Order): Promise<{ id: string; name: string }[]> {
  if (!wantsToBeAsked(order)) return []
  return (await ownRatings(store, order)).filter(({ isOpen, rating }) => isOpen && !rating)
}
