import 'server-only'
import { randomInt } from 'node:crypto'
import { keyedHash } from '@/lib/core/server-secret'

const COUNT = 10
/** Without letters and figures that are taken for others; ten of them are 49 bits. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const HALF = 5

/** Single-use codes for signing in without the app, e.g. `k7wx3-9hfqm`. */
export function newRecoveryCodes(): string[] {
  const half = () => Array.from({ length: HALF }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
  return Array.from({ length: COUNT }, () => `${half()}-${half()}`)
}

/** With read access to the data, an attacker can neither use a code nor find it by brute force. */
export function recoveryHash(uid: string, code: string): string {
  return keyedHash('recovery code', `${uid} ${plainCode(code)}`)
}

/** Full-width letters and digits as usual ones, without spaces, dashes and invisible marks. */
export function plainCode(code: string): string {
  return code
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}\p{Cf}\p{M}]/gu, '')
}
