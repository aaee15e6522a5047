import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { changeRating } from './change-rating'
import { existingRating } from './existing-rating'

/**
 * Shows a hidden rating again. Does nothing if it is visible.
 * @throws ShopError `not_found`
 */
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
