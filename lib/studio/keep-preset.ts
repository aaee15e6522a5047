import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { getKept, keptChanged, keptNow } from './data'
import { MOST_KEPT, type KeptContent, type KeptPreset } from './schema'

/**
 * Saves a preset in an account, at most fifty. Sending the same id again changes nothing.
 * @throws ShopError `studio_full`
 */
export async function keepPreset(
  store: Store,
  uid: string,
  { id, ...content }: KeptContent & { id: string },
): Promise<KeptPreset> {
  return optimisticUpdate(store, async () => {
    const kept = await getKept(store, uid)
    const known = kept.presets.get(id)
    if (known) return { result: known }
    if (kept.count >= MOST_KEPT) throw new ShopError('studio_full')
    const preset = keptNow({ id, ...content }, 1)
    return { ...keptChanged(uid, kept, { id, preset }), result: preset }
  })
}
