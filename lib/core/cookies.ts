import { env } from './env'

interface Attributes {
  sameSite: 'Lax' | 'Strict'
  /** Whether the page's scripts may read it. */
  isReadable?: boolean
}

/** All cookies of the shop, by the name that they carry over http. */
const cookies = {
  /** A signed-in user's session. */
  session: { sameSite: 'Lax' },
  /** An admin's unlock of the maintenance. */
  unlock: { sameSite: 'Strict' },
  /** The code of the last partner link. */
  affiliate: { sameSite: 'Lax' },
  /** Tells a page that its visitor need not be asked about that code. */
  affiliate_assumed: { sameSite: 'Lax', isReadable: true },
} satisfies Record<string, Attributes>

export type CookieName = keyof typeof cookies

/**
 * The value of a request's cookie. A browser never sends a `__Host-` cookie that another host or path has set; over http,
 * one that comes twice could be anybody's, and counts as none.
 */
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

/**
 * The `Set-Cookie` header (https://www.rfc-editor.org/rfc/rfc6265#section-4.1) that sets a cookie.
 * @param seconds how long it is kept; missing: until the browser is closed
 */
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

/** The `Set-Cookie` header that takes a cookie away. */
export function clearCookie(name: CookieName): string {
  return setCookie(name, '', 0)
}

/** Over https the prefix lets no other host set it (https://www.rfc-editor.org/rfc/rfc6265bis section 4.1.3). */
function sentName(name: CookieName): string {
  return isSecure() ? `__Host-${name}` : name
}

const isSecure = () => env().PUBLIC_ORIGIN.startsWith('https:')
