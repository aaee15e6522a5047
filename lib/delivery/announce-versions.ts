import 'server-only'
import { allPresets } from '@/lib/catalog/catalog'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { getAnnounced, saveAnnouncement } from './data'

/** Starts announcing the versions added to the catalogue since the last start, once per version. */
export async function announceVersions(store: Store): Promise<void> {
  try {
    const announced = await getAnnounced(store)
    for (const preset of allPresets()) {
      if (preset.version > (announced[preset.id] ?? 1)) await saveAnnouncement(store, preset)
    }
  } catch (error) {
    log().error({ error }, 'new versions not announced')
  }
}
