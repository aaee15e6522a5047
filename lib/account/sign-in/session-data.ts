import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { sha256 } from '@/lib/core/server-secret'
import type { Changes, Entry, Store } from '@/lib/store/store'
import { deviceSessionSchema, proofFields, provedShape, SESSION_SECONDS } from '@/lib/account/device-session'

/** Of one account; far more than there are. */
const MOST = 500
const TOKEN_BYTES = 32

/** A session of the shop's own sign-in, at `sessions/{hash of its cookie}`. */
export const storedSessionSchema = deviceSessionSchema.extend({
  uid: z.string(),
  /** Of the account as it began; any other ends it. */
  epoch: z.int(),
  ...provedShape,
})
export type StoredSession = z.infer<typeof storedSessionSchema>

/** The store holds only the cookie's hash. */
export function sessionAdded(
  session: Pick<StoredSession, 'uid' | 'epoch' | 'device'>,
  { withFactor }: { withFactor: boolean },
) {
  const cookie = randomBytes(TOKEN_BYTES).toString('base64url')
  const at = now()
  const whole: StoredSession = {
    ...session,
    at,
    until: at + SESSION_SECONDS * 1000,
    ...proofFields(at, withFactor),
  }
  const changes: Changes = { [`sessions/${sha256(cookie)}`]: storedSessionSchema.parse(whole) }
  return { cookie, changes }
}

export async function readSession(store: Store, cookie: string): Promise<StoredSession | null> {
  const value = await store.get(`sessions/${sha256(cookie)}`)
  const session = value === null ? null : storedSessionSchema.parse(value)
  return session && session.until > now() ? session : null
}

/** Call it only for an open session, because a removed record must not be restored. */
export function sessionProved(cookie: string, { withFactor }: { withFactor: boolean }): Changes {
  const fields = Object.entries(proofFields(now(), withFactor))
  return Object.fromEntries(fields.map(([field, value]) => [`sessions/${sha256(cookie)}/${field}`, value]))
}

export function sessionRemoved(cookie: string): Changes {
  return { [`sessions/${sha256(cookie)}`]: null }
}

export function findSessions(store: Store, uid: string): Promise<Entry[]> {
  return store.find('sessions', { child: 'uid', equals: uid, limit: MOST })
}

/** Those begun meanwhile are void, because the account's epoch has changed. */
export async function sessionsRemoved(store: Store, uid: string): Promise<Changes> {
  const entries = await findSessions(store, uid)
  return Object.fromEntries(entries.map(({ key }) => [`sessions/${key}`, null]))
}
