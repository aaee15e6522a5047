import 'server-only'
import { log } from '@/lib/core/log'
import { changedFields } from '@/lib/journal/changed-fields'
import { journalAdded } from '@/lib/journal/data'
import { retried } from '@/lib/store/retried'
import { StoreError, type Store } from '@/lib/store/store'
import { getSettings, saveChange } from './data'
import type { SettingsChange } from './schema'

/** Switches maintenance or turbo mode, on all open pages, too. Repeating it changes nothing. */
export async function changeSettings(store: Store, change: SettingsChange, actor: string): Promise<void> {
  await retried(async () => {
    const present = await getSettings(store)
    const changed = changedFields(present, change)
    if (!changed) return
    const entry = journalAdded({ actor, act: 'settings-changed', subject: 'settings', ...changed })
    if (!(await saveChange(store, present, change, entry))) throw new StoreError('conflict', 'settings')
    log().info({ ...change, actor }, 'settings changed')
  })
}
