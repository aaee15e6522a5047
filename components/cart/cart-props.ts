import { getTranslations } from 'next-intl/server'
import { trackOf, type Track } from '@/components/audio/playing/track'
import type { CartItem } from '@/lib/cart/schema'
import type { BundleOffer } from '@/lib/catalog/bundles/best-price'
import { bundles, presets } from '@/lib/catalog/catalog'
import { isMoneyBackPromised } from '@/lib/catalog/current-catalog'
import { installationPlatformsOf, type SetupPlatform } from '@/lib/catalog/platforms'
import { owner } from '@/lib/legal/current-owner'
import { vatNote } from '@/lib/legal/vat-note'

export interface PriceNotes {
  /** About VAT, as the owner's tax status demands. */
  priceNote: string
  /** '' while the shop does not promise it. */
  moneyBack: string
}

export async function priceNotes(): Promise<PriceNotes> {
  const legal = await getTranslations('legal')
  const catalog = await getTranslations('catalog.moneyBack')
  return {
    priceNote: legal(vatNote(owner().vat)),
    moneyBack: isMoneyBackPromised() ? catalog('short') : '',
  }
}

export type CartOffer = CartItem & Track & { game: string; platforms: readonly SetupPlatform[] }

export function cartOffers(): CartOffer[] {
  return presets().map((preset) => ({
    ...trackOf(preset),
    game: preset.game,
    price: preset.price,
    platforms: installationPlatformsOf(preset),
  }))
}

export function bundleOffers(): BundleOffer[] {
  return bundles().map(({ id, name, price, presetIds }) => ({ id, name, price, presetIds }))
}
