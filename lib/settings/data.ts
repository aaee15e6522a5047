import 'server-only'
import type { Store, Unsubscribe } from '@/lib/store/store'
import { settingsSchema, type Settings } from './schema'

/** Calls the listener with the settings now and after every change. */
export function subscribeToSettings(store: Store, listener: (settings: Settings) => void): Unsubscribe {
  return store.subscribe('settings', (value) => listener(settingsSchema.parse(value ?? {})))
}

/** Takes back the unlock that was given at a time (ms). */
export async function saveVoidedUnlock(store: Store, at: number): Promise<void> {
  await store.update({ [`settings/voidedUnlocks/${at}`]: true })
}

export async function saveSettings(store: Store, changes: Partial<Settings>): Promise<void> {
  const entries = Object.entries(changes).map(([name, value]) => [`settings/${name}`, value])
  await store.update(Object.fromEntries(entries))
}
