import { games } from '@/lib/catalog/catalog'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { plainWords } from '@/lib/core/text/plain-text'
import { MOST_FITS } from '@/lib/legal/contract-terms'
import { fitSet } from '@/lib/orders/data'
import { requireHeld } from '@/lib/orders/held-items'
import { isItemGoing } from '@/lib/orders/refund-amount'
import type { Order } from '@/lib/orders/schema'
import { changeOrder } from '@/lib/orders/state/change-order'
import type { Store } from '@/lib/store/store'
import { gameOf } from './preset-of-fit'
import type { FitRequest } from './fit-request'

/**
 * Sending an id again changes nothing. @throws ShopError `not_paid` unless paid for; `order_state` while it is given
 * back or withdrawn from; `not_found` for no part of the order; `fit_elsewhere` for a game of a preset that is no
 * part of it; `fits_full`
 */
export async function keepFit(store: Store, orderId: string, { id, ...fit }: FitRequest): Promise<void> {
  await changeOrder(store, orderId, (order) => {
    const { fits = {} } = order
    if (Object.hasOwn(fits, id)) return null
    requireKeepable(order, fit)
    const kept = Object.values(fits)
    if (kept.length >= MOST_FITS) throw new ShopError('fits_full')
    const alike = kept.filter(({ preset, game }) => preset === fit.preset && game === fit.game)
    const number = 1 + Math.max(0, ...alike.map((one) => one.number))
    return fitSet(order, id, { ...fit, number, at: now() })
  })
}

export async function removeFit(store: Store, orderId: string, id: string): Promise<void> {
  await changeOrder(store, orderId, (order) =>
    order.fits && Object.hasOwn(order.fits, id) ? fitSet(order, id, null) : null,
  )
}

function requireKeepable(order: Order, fit: Pick<FitRequest, 'preset' | 'game'>): void {
  requireHeld(order, fit.preset)
  if (fit.game !== undefined && isSold(fit.game) && !isOfOrder(order, fit.game))
    throw new ShopError('fit_elsewhere')
}

/** Any other game is part of every order. */
function isSold(game: string): boolean {
  return games().some((sold) => isSame(sold, game))
}

function isOfOrder(order: Order, game: string): boolean {
  const left = Object.keys(order.items).filter((id) => !isItemGoing(order, id))
  return left.some((preset) => isSame(gameOf({ preset }), game))
}

function isSame(one: string, other: string): boolean {
  return plainWords(one) === plainWords(other)
}
