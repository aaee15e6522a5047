import 'server-only'
import { randomInt } from 'node:crypto'
import { keyedHash } from '@/lib/core/server-secret'

const COUNT = 10
/** Without letters and figures that are taken for others; ten of them are 49 bits. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const HALF = 5

/** Codes that let somebody in without the app, once each, e.g. `k7wx3-9hfqm`. */
export function newRecoveryCodes(): string[] {
  const half = () => Array.from({ length: HALF }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
  return Array.from({ length: COUNT }, () => `${half()}-${half()}`)
}

/** How a recovery code is stored: whoever reads the data can neither use it nor find it by trying. */
export function recoveryHash(uid: string, code: string): string {
  return keyedHash('recovery code', `${uid} ${plainCode(code)}`)
}

/** A code as it is compared, however it was spaced. */
export function plainCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '')
}
