import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { now } from '@/lib/core/clock'
import { keyFor, sha256 } from '@/lib/core/server-secret'

export const CHALLENGE_MS = 5 * 60_000
const RANDOM_BYTES = 16
const TIME_BYTES = 6
const KEY_BYTES = 32
const KEY_FORM = /^[\w-]{43}$/

/** `prove` proves the identity of a user; `add UID` registers a new passkey for that user. */
export type ChallengeKind = 'prove' | `add ${string}`

export function browserKey(cookie: string | undefined): string {
  return cookie !== undefined && KEY_FORM.test(cookie) ? cookie : randomBytes(KEY_BYTES).toString('base64url')
}

/** Signed, with its expiry and browser: nothing is stored until it is answered, and each tab has its own. */
export function newChallenge(kind: ChallengeKind, key: string): string {
  const said = Buffer.alloc(RANDOM_BYTES + TIME_BYTES)
  randomBytes(RANDOM_BYTES).copy(said)
  said.writeUIntBE(now() + CHALLENGE_MS, RANDOM_BYTES, TIME_BYTES)
  return Buffer.concat([said, signatureOf(kind, key, said)]).toString('base64url')
}

export function isOpenChallenge(challenge: string, kind: ChallengeKind, key: string | undefined): boolean {
  if (key === undefined) return false
  const bytes = Buffer.from(challenge, 'base64url')
  const said = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES)
  const signature = bytes.subarray(said.length)
  const expected = signatureOf(kind, key, said)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false
  return said.readUIntBE(RANDOM_BYTES, TIME_BYTES) > now()
}

export const challengeOnceKey = (challenge: string) =>
  `challenge_${sha256(Buffer.from(challenge, 'base64url').toString('base64url'))}`

function signatureOf(kind: ChallengeKind, key: string, said: Buffer): Buffer {
  return createHmac('sha256', keyFor('passkey challenge')).update(`${kind} ${key} `).update(said).digest()
}
