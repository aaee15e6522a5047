import { env } from './env'

interface Attributes {
  sameSite: 'Lax' | 'Strict'
  isReadable?: boolean
}

const cookies = {
  session: { sameSite: 'Lax' },
  /** Remembers that this browser has signed in before, so that its attempts are counted for itself. */
  signed_in_before: { sameSite: 'Lax' },
  /** Tells the browser that is asked for a passkey apart from all others. */
  passkey: { sameSite: 'Strict' },
  /** An admin's pass through the maintenance lock. */
  unlock: { sameSite: 'Strict' },
  /** As `signed_in_before`, for the lock. */
  unlocked_before: { sameSite: 'Strict' },
  /** The code from the last partner link followed. */
  affiliate: { sameSite: 'Lax' },
  /** Tells the page that consent for that code is not needed. */
  affiliate_assumed: { sameSite: 'Lax', isReadable: true },
} satisfies Record<string, Attributes>

export type CookieName = keyof typeof cookies

/** Of a `__Host-` cookie there is only ours; over http, a duplicate could be anyone's and is ignored. */
export function readCookie(headers: Headers, name: CookieName): string | undefined {
  const start = `${sentName(name)}=`
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const [value, ...others] = pairs.filter((pair) => pair.startsWith(start))
  if (value === undefined || others.length > 0) return undefined
  try {
    return decodeURIComponent(value.slice(start.length))
  } catch {
    return undefined
  }
}

/** See https://www.rfc-editor.org/rfc/rfc6265#section-4.1. @param seconds without, until the browser is closed */
export function setCookie(name: CookieName, value: string, seconds?: number): string {
  const { sameSite, isReadable }: Attributes = cookies[name]
  return [
    `${sentName(name)}=${encodeURIComponent(value)}`,
    'Path=/',
    `SameSite=${sameSite}`,
    ...(isReadable ? [] : ['HttpOnly']),
    ...(isSecure() ? ['Secure'] : []),
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
  ].join('; ')
}

export function clearCookie(name: CookieName): string {
  return setCookie(name, '', 0)
}

/** The prefix keeps other hosts from setting it: https://www.rfc-editor.org/rfc/rfc6265bis section 4.1.3 */
function sentName(name: CookieName): string {
  return isSecure() ? `__Host-${name}` : name
}

const isSecure = () => env().PUBLIC_ORIGIN.startsWith('https:')
