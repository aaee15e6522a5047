import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { Order } from '@/lib/orders/schema'
import type { Store } from '@/lib/store/store'
import { changeRating } from './change-rating'
import { mayRate } from './may-rate'
import type { RatedItem, Rating, RatingRequest } from './schema'

/**
 * Keeps what the buyer of a preset says of it, once per order and preset; a later one takes the place of it. One that the desk has
 * hidden stays hidden, also when it is deleted and written anew.
 * @throws ShopError `not_found` for what is not in the order; `order_state` if it is not paid, or was given back
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

/** What is left out says nothing. */
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
