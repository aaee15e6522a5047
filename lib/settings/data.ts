import 'server-only'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import type { Changes, Store, Unsubscribe } from '@/lib/store/store'
import { settingsSchema, type Settings, type SettingsChange } from './schema'

/** Calls the listener with the settings and whether turbo mode was ever set, now and on every change. */
export function subscribeToSettings(
  store: Store,
  listener: (settings: Settings, isTurboSet: boolean) => void,
): Unsubscribe {
  return store.subscribe('settings', (value) =>
    listener(settingsSchema.parse(value ?? {}), Object.hasOwn(Object(value), 'turboMode')),
  )
}

export async function getSettings(store: Store): Promise<Settings> {
  return settingsSchema.parse((await store.get('settings')) ?? {})
}

/** From the settings as the user saw them. @param further is written with it */
export function settingsChanged(
  { changes = 0 }: Settings,
  change: SettingsChange,
  further: Changes,
): OnceChanges {
  const numbered = { ...change, changes: changes + 1 }
  return { onceKey: `settings_${changes}`, changes: { ...written(numbered), ...further } }
}

/** @param at when it was granted, in ms */
export async function saveVoidedUnlock(store: Store, at: number): Promise<void> {
  await store.update({ [`settings/voidedUnlocks/${at}`]: true })
}

export async function saveSettings(store: Store, changes: Partial<Settings>): Promise<void> {
  await store.update(written(changes))
}

function written(settings: Partial<Settings>): Changes {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [`settings/${name}`, value]))
}
