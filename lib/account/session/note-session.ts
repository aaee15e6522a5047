import 'server-only'
import { now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { saveSession } from '../data'
import { SESSION_SECONDS } from './session'

/** In the order in which they are looked for: most browsers also name those whose pages they want to be given. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/**
 * Browser and system of a `User-Agent`, e.g. `Firefox, Windows`: enough for people to know their devices by, and no more
 * is kept. '' if it names neither.
 */
export function deviceOf(userAgent: string | null): string {
  const named = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  return [named(browsers), named(systems)].filter((name) => name !== undefined).join(', ')
}

/** Keeps on which device a session has begun, so that people can be told where they are signed in. */
export function noteSession(
  store: Store,
  uid: string,
  cookie: string,
  userAgent: string | null,
): Promise<void> {
  const at = now()
  const session = { at, until: at + SESSION_SECONDS * 1000, device: deviceOf(userAgent) }
  return saveSession(store, uid, cookie, session)
}
