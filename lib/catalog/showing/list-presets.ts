import 'server-only'
import type { Store } from '@/lib/store/store'
import { getPresets } from '../data'
import { inOrder } from '../in-order'
import type { StoredPreset } from '../stored-preset'

export type ListedPreset = StoredPreset & { id: string }

/** All presets including drafts, in list order; `broken` holds the ids of unreadable ones. */
export async function listPresets(store: Store): Promise<{ presets: ListedPreset[]; broken: string[] }> {
  const { presets, broken } = await getPresets(store)
  return { presets: inOrder(presets).map(([id, preset]) => ({ id, ...preset })), broken }
}
