const GMAIL = new Set(['gmail.com', 'googlemail.com'])
const LONGEST = 254
const LONGEST_LOCAL = 64
const ATOM = String.raw`[\p{L}\p{N}\p{M}!#$%&'*+/=?^_\x60{|}~-]+`
const LOCAL = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*$`, 'u')
const DOMAIN = /^[\p{L}\p{N}\p{M}-]+(?:[.。][\p{L}\p{N}\p{M}-]+)+$/u
const ASCII_DOMAIN = /^(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** Allows umlauts and other scripts, but no bare host name or IP address. */
export function isEmailAddress(text: string): boolean {
  return asciiAddress(text) !== null
}

/**
 * The domain in ASCII, as mail servers require, without `domainToASCII`, which browsers lack. The part before the @
 * stays: only the recipient's server may normalise it. Null for an invalid address.
 */
export function asciiAddress(text: string): string | null {
  const address = text.trim().normalize('NFC')
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const domain = asciiDomain(address.slice(at + 1))
  if (at < 0 || !LOCAL.test(local) || local.length > LONGEST_LOCAL || domain === null) return null
  const ascii = `${local}@${domain}`
  return ascii.length > LONGEST ? null : ascii
}

/** The normalised form in which addresses are compared and found. */
export function addressKey(address: string): string {
  return (asciiAddress(address) ?? address.trim()).toLowerCase()
}

function asciiDomain(domain: string): string | null {
  if (!DOMAIN.test(domain)) return null
  try {
    const ascii = new URL(`http://${domain}`).hostname
    return ASCII_DOMAIN.test(ascii) ? ascii : null
  } catch {
    return null
  }
}

/** Ignores case, the domain's spelling and plus-tags, and for Gmail also dots. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other)
}

export function mailboxOf(address: string): string {
  const [tagged = '', domain = ''] = addressKey(address).split('@')
  const local = tagged.replace(/(?<!^)\+.*$/, '')
  return GMAIL.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
