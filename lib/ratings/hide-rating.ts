import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { getOrder, buyerNotified } from '@/lib/orders/data'
import type { Changes, Store } from '@/lib/store/store'
import { changeRating } from './change-rating'
import { ratingSchema, type Rating } from './schema'
import { getRating } from './data'

const unshownSchema = ratingSchema.omit({ shownFor: true })

/**
 * Mails the reason to its author (Art. 17 DSA). Nothing if hidden.
 * @param ofReport further changes, of which the author is told
 * @throws ShopError `not_found`, and whatever `ofReport` throws
 */
export async function hideRating(
  store: Store,
  id: string,
  reason: string,
  actor: string,
  ofReport?: () => Promise<Changes>,
): Promise<void> {
  const { orderId, presetId } = await existingRating(store, id)
  const order = await getOrder(store, orderId)
  await changeRating(store, { orderId, presetId }, async (present) => {
    if (present?.id !== id) throw new ShopError('not_found')
    if (present.status === 'hidden') return null
    const hidden = { reason, at: now(), ...(ofReport ? { isReported: true as const } : {}) }
    return {
      rating: { ...unshownSchema.parse(present), status: 'hidden', hidden },
      also: {
        ...(await ofReport?.()),
        ...journalAdded({ actor, act: 'rating-hidden', subject: `ratings/${id}`, after: { reason } }),
        ...(order && order.email !== '' ? buyerNotified(order, 'rating-hidden', id) : {}),
      },
    }
  })
  log().info({ ratingId: id, actor }, 'rating hidden')
}

/** Does nothing if it is visible. @throws ShopError `not_found` */
export async function showRating(store: Store, id: string, actor: string): Promise<void> {
  const { orderId, presetId } = await existingRating(store, id)
  await changeRating(store, { orderId, presetId }, (present) => {
    if (present?.id !== id) throw new ShopError('not_found')
    if (present.status === 'shown') return null
    const { hidden, ...rating } = present
    const before = { reason: hidden?.reason ?? '' }
    return {
      rating: { ...rating, status: 'shown', shownFor: presetId },
      also: journalAdded({ actor, act: 'rating-shown', subject: `ratings/${id}`, before }),
    }
  })
  log().info({ ratingId: id, actor }, 'rating shown again')
}

/** @throws ShopError `not_found` */
async function existingRating(store: Store, id: string): Promise<Rating> {
  const rating = await getRating(store, id)
  if (!rating) throw new ShopError('not_found')
  return rating
}
