import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { changePreset } from './change-preset'
import { saleSet } from '../data'
import { doubtsAboutPrice, otherPrices, requireSure } from './doubts-about'

interface Sale {
  /** In cents. */
  price: number
  active: boolean
  /** Whether a price that looks like a mistake is meant. */
  isSure?: boolean | undefined
}

/**
 * Sets a published preset's price and whether it is on sale, without a new version. Buyers can always download
 * it.
 * @throws ShopError `not_found`, also if unpublished; `preset_changed`; `preset_doubtful` if the price is far off
 */
export async function setSale(
  store: Store,
  id: string,
  { revision, price, active, isSure }: Sale & { revision: number },
  actor: string,
): Promise<{ id: string; revision: number }> {
  const others = await otherPrices(store, id)
  return changePreset(store, id, revision, ({ published }) => {
    if (!published) throw new ShopError('not_found')
    if (price !== published.price) requireSure(doubtsAboutPrice(price, others), isSure)
    return {
      ...saleSet(id, { price, active }),
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
