import 'server-only'
import { setLogLevel, setUserLogHandler } from '@firebase/logger'
import { log } from '@/lib/core/log'

/**
 * Takes what the SDK would print on the console into the shop's log. Its warnings are for debugging only: each one is
 * also an error of the call that it belongs to, and a refused `updateOnce` is an everyday thing.
 */
export function redirectSdkLog(): void {
  setLogLevel('silent')
  setUserLogHandler(({ level, message }) => {
    if (level === 'error') log().error({ message }, 'firebase')
    else log().debug({ message }, 'firebase')
  })
}
