import { currentSettings } from '@/lib/settings/current-settings'
import { isUnlock } from './unlock-cookie'
import { legalLinks } from '@/lib/legal/legal-pages'

/** Sent as `Retry-After`. */
export const RETRY_AFTER_SECONDS = 120

/**
 * Why the shop is locked for a visitor with this unlock cookie; null if it is open. Until the store has reported
 * whether there is maintenance, it is locked for everyone.
 */
export function lockFor(unlockCookie: string | undefined): 'maintenance' | 'store_unavailable' | null {
  const settings = currentSettings()
  if (!settings) return 'store_unavailable'
  return settings.maintenance && !isUnlock(unlockCookie, settings) ? 'maintenance' : null
}

const legalPages = new Set<string>(legalLinks.map(([href]) => href))

/** Admins get in to pass the lock, by a mailed link or a new second factor, too; unsubscribe links in mails stay usable. */
const alwaysOpen = new Set([
  '/anmelden',
  '/anmelden/bestaetigen',
  '/anmelden/neues-passwort',
  '/anmelden/neue-adresse',
  '/einladung',
  '/konto/zweiter-faktor',
  '/abbestellen',
])

/**
 * Pages available in a locked shop, too: those that must be available by law, sign-in and unsubscribe pages, and
 * order pages with their contracts, which decide for themselves because that requires reading the order.
 */
export function isOpenPage(path: string): boolean {
  return legalPages.has(path) || alwaysOpen.has(path) || /^\/bestellung\/[^/]+(\/vertrag)?$/.test(path)
}
