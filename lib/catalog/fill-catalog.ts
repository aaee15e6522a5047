import 'server-only'
import type { Changes, Store } from '@/lib/store/store'
import { placed, presetPublished, revised } from './data'
import { programCatalog } from './program-catalog'

/** Publishes the built-in presets in a store without any; once, whichever process is first. */
export async function fillCatalog(store: Store): Promise<void> {
  const changes: Changes = {}
  for (const [position, preset] of programCatalog.allPresets.entries()) {
    Object.assign(changes, presetPublished(preset), placed({ [preset.id]: position }), revised(preset.id, 1))
  }
  await store.updateOnce('catalog_filled', changes)
}
