import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import type { Changes, Store } from '@/lib/store/store'
import { tFields } from '@/messages/texts'
import { changePreset } from './change-preset'
import { pricesSet, saleSet } from '../data'
import type { StoredPreset } from '../stored-preset'
import { doubtsAboutPrice, otherPrices, requireSure } from './doubts-about'
import { pricesOf, stepsWithin } from './set-sale-price'

interface Sale {
  /** In cents. */
  price: number
  active: boolean
  isSure?: boolean | undefined
}

/**
 * Without a new version. Buyers can always download it.
 * @throws ShopError `not_found`, also if unpublished; `preset_changed`; `preset_doubtful` if the price is far off
 */
export async function setSale(
  store: Store,
  id: string,
  { revision, price, active, isSure }: Sale & { revision: number },
  actor: string,
): Promise<{ id: string; revision: number }> {
  const others = await otherPrices(store, id)
  return changePreset(store, id, revision, (preset) => {
    const { published } = preset
    if (!published) throw new ShopError('not_found')
    if (price !== published.price) requireSure(doubtsAboutPrice(price, others), isSure)
    return {
      ...saleSet(id, { price, active }),
      ...(price === published.price ? {} : priceChanged(id, preset, published.price, price)),
      ...journalAdded({
        actor,
        act: 'preset-sold',
        subject: `presets/${id}`,
        before: { price: published.price, active: published.active },
        after: { price, active },
      }),
    }
  })
}

/** A current sale price stays, and must be below the new price. */
function priceChanged(id: string, preset: StoredPreset, before: number, price: number): Changes {
  const at = now()
  const salePrice = preset.salePrice && preset.salePrice.to > at ? preset.salePrice : undefined
  if (salePrice && salePrice.price >= price) {
    throw new ShopError('invalid_input', { fields: { price: tFields('price_below_sale') } })
  }
  const changed = { price, salePrice }
  return pricesSet(id, changed, stepsWithin(pricesOf(preset, before), changed, at))
}
