import 'server-only'
import type { Store, Unsubscribe } from '@/lib/store/store'
import { settingsSchema, type Settings } from './schema'

/** Calls the listener with the settings now and after every change. */
export function subscribeToSettings(store: Store, listener: (settings: Settings) => void): Unsubscribe {
  return store.subscribe('settings', (value) => listener(settingsSchema.parse(value ?? {})))
}

export async function saveSettings(store: Store, changes: Partial<Settings>): Promise<void> {
  const entries = Object.entries(changes).map(([name, value]) => [`settings/${name}`, value])
  await store.update(Object.fromEntries(entries))
}
