import { findPreset } from '@/lib/catalog/catalog'
import { getNewestVersion } from '@/lib/catalog/data'
import type { Preset } from '@/lib/catalog/schema'
import { ShopError } from '@/lib/core/errors'
import { isItemRefunded } from '@/lib/orders/refund-amount'
import type { Order } from '@/lib/orders/schema'
import type { Store } from '@/lib/store/store'

/** @throws ShopError `not_paid` unless paid and not refunded, `not_found` if it is not part of the order */
export async function boughtPreset(store: Store, order: Order, presetId: string): Promise<Preset> {
  requireBought(order, presetId)
  const preset = Object.hasOwn(order.items, presetId) ? await versionFor(store, order, presetId) : null
  if (!preset) throw new ShopError('not_found')
  return preset
}

/** @throws ShopError `not_paid` unless paid and not refunded */
export function requireBought(order: Order, presetId: string): void {
  if (order.status !== 'paid' || isItemRefunded(order, presetId)) throw new ShopError('not_paid')
}

/** Falls back to the archived versions. */
export async function versionFor(store: Store, { items }: Order, presetId: string): Promise<Preset | null> {
  const bought = Object.hasOwn(items, presetId) ? items[presetId] : undefined
  const published = findPreset(presetId)
  if (!bought || (published && published.version >= bought.version)) return published ?? null
  return getNewestVersion(store, presetId)
}
