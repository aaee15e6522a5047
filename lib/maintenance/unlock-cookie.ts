import 'server-only'
import { randomUUID } from 'node:crypto'
import { env } from '@/lib/core/env'
import { keyedHash, sameSecret } from '@/lib/core/server-secret'
import type { Settings } from '@/lib/settings/schema'

/** Signed value for an unlock at a time (ms), bound to the current PIN, or to there being none. */
export function unlockCookieValue(at: number): string {
  return `${at}.${signatureOf(at)}`
}

/** ms; null unless issued for the current PIN. */
export function unlockedAt(value: string | undefined): number | null {
  if (value === undefined) return null
  const [time = '', signature = ''] = value.split('.')
  const at = Number(time)
  return sameSecret(signature, signatureOf(at)) ? at : null
}

/** Tells browsers that have unlocked apart, bound to the current PIN. */
export function knownBrowserValue(): string {
  const id = randomUUID()
  return `${id}.${browserSignatureOf(id)}`
}

/** Null unless issued for the current PIN. */
export function knownBrowserOf(value: string | undefined): string | null {
  const [id = '', signature = ''] = value?.split('.') ?? []
  return sameSecret(signature, browserSignatureOf(id)) ? id : null
}

/** Neither revoked nor ended with its maintenance. */
export function isUnlock(value: string | undefined, { unlocksVoidBefore, voidedUnlocks }: Settings): boolean {
  const at = unlockedAt(value)
  return at !== null && at > unlocksVoidBefore && !voidedUnlocks?.[at]
}

function signatureOf(at: number): string {
  return keyedHash('maintenance unlock', `${at} ${env().ADMIN_PIN ?? ''}`)
}

function browserSignatureOf(id: string): string {
  return keyedHash('unlocked before', `${id} ${env().ADMIN_PIN ?? ''}`)
}
