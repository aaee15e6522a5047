import { log } from '@/lib/core/log'
import { changedFields, journalAdded } from '@/lib/journal/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { getSettings, settingsChanged } from './data'
import type { SettingsChange } from './schema'

/** On all open pages, too. Repeating it changes nothing. */
export async function changeSettings(store: Store, change: SettingsChange, actor: string): Promise<void> {
  const isChanged = await optimisticUpdate(store, async () => {
    const present = await getSettings(store)
    const changed = changedFields(present, change)
    if (!changed) return { result: false }
    const entry = journalAdded({ actor, act: 'settings-changed', subject: 'settings', ...changed })
    return { ...settingsChanged(present, change, entry), result: true }
  })
  if (isChanged) log().info({ ...change, actor }, 'settings changed')
}
