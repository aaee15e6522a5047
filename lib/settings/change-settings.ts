import 'server-only'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { saveSettings } from './data'
import type { SettingsChange } from './schema'

/** Switches maintenance or turbo mode, on all open pages too. */
export async function changeSettings(store: Store, change: SettingsChange, actor: string): Promise<void> {
  await saveSettings(store, change)
  log().info({ ...change, actor }, 'settings changed')
}
