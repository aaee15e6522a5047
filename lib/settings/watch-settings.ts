import { now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { currentSettings, setCurrentSettings } from './current-settings'
import { saveSettings, subscribeToSettings } from './data'
import type { Settings } from './schema'

/** Once per process. Switches turbo mode on if it was never set, and voids the unlocks of a past maintenance. */
export function watchSettings(store: Store): void {
  subscribeToSettings(store, (settings, isTurboSet) => {
    const previous = currentSettings()
    setCurrentSettings(settings)
    const changes: Partial<Settings> = previous || isTurboSet ? {} : { turboMode: true }
    const hasEnded = !settings.maintenance && previous?.maintenance !== false
    if (hasEnded) {
      changes.unlocksVoidBefore = now()
      changes.voidedUnlocks = {}
    }
    if (Object.keys(changes).length === 0) return
    saveSettings(store, changes).catch((error: unknown) => log().error({ error }, 'settings not written'))
  })
}
