import { currentSettings } from '@/lib/settings/current-settings'
import { isUnlock } from './unlock-cookie'
import { legalLinks } from '@/lib/legal/legal-pages'

/** Sent as `Retry-After`. */
export const RETRY_AFTER_SECONDS = 120

/** Null if it is open. Until the store has answered, it is locked for everyone. */
export function lockFor(unlockCookie: string | undefined): 'maintenance' | 'store_unavailable' | null {
  const settings = currentSettings()
  if (!settings) return 'store_unavailable'
  return settings.maintenance && !isUnlock(unlockCookie, settings) ? 'maintenance' : null
}

const legalPages = new Set<string>(legalLinks.map(([href]) => href))

/** Admins sign in to pass the lock, also by a mailed link or a new second factor; unsubscribe links stay usable. */
const alwaysOpen = new Set([
  '/anmelden',
  '/anmelden/bestaetigen',
  '/anmelden/neues-passwort',
  '/anmelden/neue-adresse',
  '/einladung',
  '/konto/zweiter-faktor',
  '/abbestellen',
])

/** Those needed by law, sign-in, unsubscribing, and orders with contracts, which read the order and decide. */
export function isOpenPage(path: string): boolean {
  return legalPages.has(path) || alwaysOpen.has(path) || /^\/bestellung\/[^/]+(\/vertrag)?$/.test(path)
}
