import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { retried } from '@/lib/store/retried'
import type { Store } from '@/lib/store/store'
import { getKept, keptNow, saveKept } from './data'
import { MOST_KEPT, type KeptContent, type KeptPreset } from './schema'

/**
 * Keeps a preset in an account, at most fifty. Sent again under the same id, it changes nothing.
 * @throws ShopError `studio_full`
 */
export async function keepPreset(
  store: Store,
  uid: string,
  { id, ...content }: KeptContent & { id: string },
): Promise<KeptPreset> {
  return retried(async () => {
    const kept = await getKept(store, uid)
    const known = kept.presets.get(id)
    if (known) return known
    if (kept.count >= MOST_KEPT) throw new ShopError('studio_full')
    const preset = keptNow({ id, ...content }, 1)
    await saveKept(store, uid, kept, { id, preset })
    return preset
  })
}
