import { log } from '@/lib/core/log'
import type { Json, Listener } from './store'

/** Calls a listener, logging its failure. */
export function notify(listener: Listener, value: Json | null): void {
  try {
    listener(value)
  } catch (error) {
    log().error({ error }, 'a listener of the store failed')
  }
}
