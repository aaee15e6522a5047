import 'server-only'
import { Secret, TOTP } from 'otpauth'
import { now } from '@/lib/core/clock'

/** Supported by every authenticator app (RFC 6238): HMAC-SHA-1, six digits, 30 seconds. */
const FORM = { issuer: 'Spielklang', algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Of 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** Steps that a phone's clock may be wrong by. */
const DRIFT = 1
const DIGITS = /^[0-9]{6}$/

/** In base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** Shown as a QR code. */
export function secretAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** The number of the thirty seconds that a code is for; null for a wrong one. */
export function stepOf(secret: string, code: string): number | null {
  // The library throws for characters outside ASCII.
  if (!DIGITS.test(code)) return null
  const timestamp = now()
  const totp = totpOf(secret)
  const drift = totp.validate({ token: code, timestamp, window: DRIFT })
  return drift === null ? null : totp.counter({ timestamp }) + drift
}

/** For tests and sample accounts; `timestamp` in ms. */
export function codeAt(secret: string, timestamp: number): string {
  return totpOf(secret).generate({ timestamp })
}

const totpOf = (secret: string, label = '') => new TOTP({ ...FORM, label, secret: Secret.fromBase32(secret) })
