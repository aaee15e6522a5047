import { log } from '@/lib/core/log'
import type { Json, Listener } from './store'

/** Calls a listener; its failure is its own and is logged. */
export function notify(listener: Listener, value: Json | null): void {
  try {
    listener(value)
  } catch (error) {
    log().error({ error }, 'a listener of the store failed')
  }
}
