import 'server-only'
import { env } from '@/lib/core/env'
import { shared } from '@/lib/core/shared'
import type { Settings, ShownSettings } from './schema'

type Listener = (settings: Settings) => void

const state = shared('settings', () => ({ current: null as Settings | null, listeners: new Set<Listener>() }))

/** As last reported by the store; null until it first answers. */
export function currentSettings(): Settings | null {
  return state.current
}

export function shownSettings(settings: Settings): ShownSettings {
  const { maintenance, turboMode, waitingShown, moneyBack } = settings
  return {
    maintenance,
    turboMode,
    waitingShown: waitingShown ?? env().WAITING_SHOWN,
    moneyBack: moneyBack ?? env().MONEY_BACK,
  }
}

/** Now, if known, and on every change. */
export function onSettings(listener: Listener): () => void {
  state.listeners.add(listener)
  if (state.current) listener(state.current)
  return () => state.listeners.delete(listener)
}

/** Only for the subscriber to the store. */
export function setCurrentSettings(settings: Settings): void {
  state.current = settings
  for (const listener of state.listeners) listener(settings)
}

/** Calls all listeners: something sent along with the settings, such as the maintenance note, has changed. */
export function tellSettingsAgain(): void {
  if (state.current) setCurrentSettings(state.current)
}
