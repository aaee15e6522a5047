import { trackOf, type Track } from '@/components/audio/playing/track'
import type { CartItem } from '@/lib/cart/schema'
import { presets } from '@/lib/catalog/catalog'

export type CartOffer = CartItem & Track & { game: string }

/** Everything on sale, at today's prices. */
export function cartOffers(): CartOffer[] {
  return presets().map((preset) => ({ ...trackOf(preset), game: preset.game, price: preset.price }))
}
