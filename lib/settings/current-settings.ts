import 'server-only'
import { shared } from '@/lib/core/shared'
import type { Settings } from './schema'

type Listener = (settings: Settings) => void

const state = shared('settings', () => ({ current: null as Settings | null, listeners: new Set<Listener>() }))

/** The shop's settings as last heard from the store, without asking it; null before it has answered for the first time. */
export function currentSettings(): Settings | null {
  return state.current
}

/** Calls the listener with the settings now, if they are known, and after every change. */
export function onSettings(listener: Listener): () => void {
  state.listeners.add(listener)
  if (state.current) listener(state.current)
  return () => state.listeners.delete(listener)
}

/** Called by whoever listens to the store, and by nobody else. */
export function setCurrentSettings(settings: Settings): void {
  state.current = settings
  for (const listener of state.listeners) listener(settings)
}
