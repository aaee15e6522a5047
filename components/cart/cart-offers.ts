import { trackOf, type Track } from '@/components/audio/playing/track'
import type { CartItem } from '@/lib/cart/schema'
import { presets } from '@/lib/catalog/catalog'

/** What cart and checkout show of a preset that can be bought. */
export type CartOffer = CartItem & Track & { game: string }

/** Everything that can be bought, with today's names and prices. */
export function cartOffers(): CartOffer[] {
  return presets().map((preset) => ({ ...trackOf(preset), game: preset.game, price: preset.price }))
}
