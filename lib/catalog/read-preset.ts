import 'server-only'
import type { Store } from '@/lib/store/store'
import { getPreset } from './data'
import type { ListedPreset } from './showing/list-presets'
import { presetIdSchema } from './schema'

/** A preset with its draft; null if there is none. */
export async function readPreset(store: Store, id: string): Promise<ListedPreset | null> {
  if (!presetIdSchema.safeParse(id).success) return null
  const preset = await getPreset(store, id)
  return preset && { id, ...preset }
}
