import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { changePreset } from './change-preset'
import { saleSet } from '../data'

interface Sale {
  /** In cents. */
  price: number
  active: boolean
}

/**
 * Sets the price of a published preset, and whether it can be bought; no new version comes of it. Who has bought it can load
 * it all the same.
 * @throws ShopError `not_found`, also while it is not published; `preset_changed`
 */
export function setSale(
  store: Store,
  id: string,
  { revision, price, active }: Sale & { revision: number },
  actor: string,
): Promise<{ id: string; revision: number }> {
  return changePreset(store, id, revision, ({ published }) => {
    if (!published) throw new ShopError('not_found')
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
