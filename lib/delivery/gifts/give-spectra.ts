import { findPreset } from '@/lib/catalog/catalog'
import { figuresOf } from '@/lib/catalog/figures/figures-of'
import { figureKinds } from '@/lib/catalog/figures/schema'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { giftSet, readOrder } from '@/lib/orders/data'
import type { GiftPlace } from '@/lib/orders/gift-schema'
import { requireHeld } from '@/lib/orders/held-items'
import { leftOf } from '@/lib/orders/refund-amount'
import type { Order } from '@/lib/orders/schema'
import { changeOrder } from '@/lib/orders/state/change-order'
import type { Changes, Store } from '@/lib/store/store'
import type { GiftRequest } from './gift-request'

/**
 * Replaces those given before. @throws ShopError as `requireHeld`; `not_paid` for an order without a price;
 * `not_found` for a kind of sound that the preset says nothing about
 */
export async function giveSpectra(
  store: Store,
  orderId: string,
  place: GiftPlace,
  spectra: GiftRequest,
): Promise<void> {
  await changeOrder(store, orderId, (order) => {
    requireHeld(order, place.preset)
    if (leftOf(order) <= 0) throw new ShopError('not_paid')
    const preset = findPreset(place.preset)
    if (!preset || !figuresOf(preset).some(({ kind }) => kind === place.kind))
      throw new ShopError('not_found')
    return giftSet(order, place, { ...spectra, at: now() })
  })
}

/** Nothing if there is none; its buyer may do so at any time. */
export async function takeBackSpectra(store: Store, orderId: string, place: GiftPlace): Promise<void> {
  await changeOrder(store, orderId, (order) =>
    placesOf(order).some(({ preset, kind }) => preset === place.preset && kind === place.kind)
      ? giftSet(order, place, null)
      : null,
  )
}

/** Before its account is deleted, as nobody could take them back afterwards. An unreadable order is skipped. */
export async function takeBackAll(store: Store, orderId: string): Promise<void> {
  const order = await readOrder(store, orderId)
  if (!order || order === 'broken' || placesOf(order).length === 0) return
  await changeOrder(store, orderId, (order) => {
    const places = placesOf(order)
    return Object.assign({}, ...places.map((place): Changes => giftSet(order, place, null)))
  })
}

function placesOf({ gifts = {} }: Order): GiftPlace[] {
  return Object.entries(gifts).flatMap(([preset, kinds]) =>
    figureKinds.filter((kind) => kinds[kind]).map((kind) => ({ preset, kind })),
  )
}
