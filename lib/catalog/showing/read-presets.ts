import type { Store } from '@/lib/store/store'
import { getPreset, getPresets, inOrder } from '../data'
import { presetIdSchema } from '../schema'
import type { StoredPreset } from '../stored-preset'

export type ListedPreset = StoredPreset & { id: string }

/** All presets including drafts, in list order; `broken` holds the ids of unreadable ones. */
export async function listPresets(store: Store): Promise<{ presets: ListedPreset[]; broken: string[] }> {
  const { presets, broken } = await getPresets(store)
  return { presets: inOrder(presets).map(([id, preset]) => ({ id, ...preset })), broken }
}

export async function readPreset(store: Store, id: string): Promise<ListedPreset | null> {
  if (!presetIdSchema.safeParse(id).success) return null
  const preset = await getPreset(store, id)
  return preset && { id, ...preset }
}
