import 'server-only'
import { currentSettings } from '@/lib/settings/current-settings'
import { isUnlock } from './unlock-cookie'

/** After so many seconds a look whether the maintenance is over makes sense; for `Retry-After`. */
export const RETRY_AFTER_SECONDS = 120

/**
 * Why the shop is locked for a visitor with this unlock cookie, or null if it is open. As long as the store has not said
 * whether there is maintenance, it is locked for everybody.
 */
export function lockFor(unlockCookie: string | undefined): 'maintenance' | 'store_unavailable' | null {
  const settings = currentSettings()
  if (!settings) return 'store_unavailable'
  return settings.maintenance && !isUnlock(unlockCookie, settings) ? 'maintenance' : null
}
