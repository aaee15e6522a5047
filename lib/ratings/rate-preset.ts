import { isDeepStrictEqual } from 'node:util'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { Order } from '@/lib/orders/schema'
import type { Store } from '@/lib/store/store'
import { changeRating } from './change-rating'
import type { RatedItem, Rating, RatingRequest } from './schema'
import { isItemGoing } from '@/lib/orders/refund-amount'

/**
 * Replaces an earlier one; hidden stays hidden, even if deleted and rewritten.
 * @throws ShopError `not_found` if not part of the order; `order_state` if unpaid or refunded
 */
export async function ratePreset(
  store: Store,
  order: Order,
  presetId: string,
  request: RatingRequest,
): Promise<void> {
  if (!Object.hasOwn(order.items, presetId)) throw new ShopError('not_found')
  if (!mayRate(order, presetId)) throw new ShopError('order_state')
  const key = { orderId: order.id, presetId }
  const said = wordsOf(request)
  await changeRating(store, key, (present, item) => {
    if (present && isDeepStrictEqual(wordsOf({ text: '', name: '', ...present }), said)) return null
    return { rating: { ...(present ? changed(present) : begun(key, item)), ...said } }
  })
}

function wordsOf({ stars, text, name }: RatingRequest): Pick<Rating, 'stars' | 'text' | 'name'> {
  return { stars, ...(text === '' ? {} : { text }), ...(name === '' ? {} : { name }) }
}

type Frame = Omit<Rating, 'stars' | 'text' | 'name'>

function changed({ id, orderId, presetId, at, status, shownFor, hidden }: Rating): Frame {
  const shown = shownFor === undefined ? {} : { shownFor }
  return { id, orderId, presetId, at, status, ...shown, ...(hidden ? { hidden } : {}), changedAt: now() }
}

function begun(key: { orderId: string; presetId: string }, { hidden }: RatedItem): Frame {
  const frame = { ...key, id: newId('rating'), at: now() }
  return hidden
    ? { ...frame, status: 'hidden', hidden }
    : { ...frame, status: 'shown', shownFor: key.presetId }
}

/** Paid with real money, and neither refunded nor being refunded. */
export function mayRate(order: Order, presetId: string): boolean {
  return order.status === 'paid' && Object.hasOwn(order.items, presetId) && !isItemGoing(order, presetId)
}
