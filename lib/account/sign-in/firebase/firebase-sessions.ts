import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { sha256 } from '@/lib/core/server-secret'
import type { Changes, Store } from '@/lib/store/store'
import { accountChanged } from '../../data'
import {
  deviceSessionSchema,
  proofFields,
  provedShape,
  SESSION_SECONDS,
  type DeviceSession,
} from '@/lib/account/device-session'

const sessionSchema = deviceSessionSchema.extend(provedShape)
const sessionsSchema = z.record(z.string(), sessionSchema)
type StoredSession = z.infer<typeof sessionSchema>
/** Hash of a cookie's payload → latest expiry, in ms. */
const endedSchema = z.record(z.string(), z.int())

/** Session data the shop keeps at `users/{uid}`, because Firebase neither knows devices nor ends single sessions. */
export const firebaseSessionsShape = {
  /** Sessions signed out on their own device. */
  endedSessions: endedSchema.default({}),
  /** Sessions begun, under the same keys, until they are signed out on their own device. */
  sessions: sessionsSchema.default({}),
}

export async function isSessionEnded(store: Store, uid: string, cookie: string): Promise<boolean> {
  return (await store.get(`users/${uid}/endedSessions/${sessionKey(cookie)}`)) !== null
}

/**
 * Records a session as signed out on its device, and drops entries that have expired anyway. A broken record does not prevent
 * signing out.
 */
export async function saveEndedSession(store: Store, uid: string, cookie: string): Promise<void> {
  const known = endedSchema.safeParse((await store.get(`users/${uid}/endedSessions`)) ?? {}).data ?? {}
  const outdated = Object.entries(known).filter(([, time]) => time < now())
  const changes: Changes = Object.fromEntries(
    outdated.map(([key]) => [`users/${uid}/endedSessions/${key}`, null]),
  )
  changes[`users/${uid}/endedSessions/${sessionKey(cookie)}`] = now() + SESSION_SECONDS * 1000
  changes[`users/${uid}/sessions/${sessionKey(cookie)}`] = null
  await store.update({ ...changes, ...accountChanged(uid) })
}

/** Records a new session, and drops those that have expired. A broken record does not prevent signing in. */
export async function saveSession(
  store: Store,
  cookie: string,
  { uid, device, withFactor }: { uid: string; device: string; withFactor: boolean },
): Promise<void> {
  const known = await readSessions(store, uid)
  const expired = Object.entries(known).filter(([, { until }]) => until < now())
  const at = now()
  await store.update({
    ...Object.fromEntries(expired.map(([key]) => [`users/${uid}/sessions/${key}`, null])),
    [`users/${uid}/sessions/${sessionKey(cookie)}`]: {
      at,
      until: at + SESSION_SECONDS * 1000,
      device,
      ...proofFields(at, withFactor),
    },
  })
}

/** The shop's record of a session; broken records are ignored. */
export async function readSession(
  store: Store,
  uid: string,
  cookie: string,
): Promise<Partial<StoredSession>> {
  const value = await store.get(`users/${uid}/sessions/${sessionKey(cookie)}`)
  return sessionSchema.safeParse(value).data ?? {}
}

/** Records that the user has proved their identity in a session. @returns whether the session was still open */
export async function saveProof(
  store: Store,
  cookie: string,
  { uid, signedInAt, withFactor }: { uid: string; signedInAt: number; withFactor: boolean },
): Promise<boolean> {
  const path = `users/${uid}/sessions/${sessionKey(cookie)}` as const
  const begun = { at: signedInAt, until: signedInAt + SESSION_SECONDS * 1000, device: '' }
  const known = await readSession(store, uid, cookie)
  await store.update({ [path]: { ...begun, ...known, ...proofFields(now(), withFactor) } })
  if (!(await isSessionEnded(store, uid, cookie))) return true
  await store.update({ [path]: null })
  return false
}

/** The sessions of an account that have not ended, newest first; `signedOutAt` (ms): when all earlier ones were ended. */
export async function openSessions(store: Store, uid: string, signedOutAt: number): Promise<DeviceSession[]> {
  return Object.values(await readSessions(store, uid))
    .filter(({ at, until }) => until >= now() && at >= signedOutAt)
    .map(({ at, until, device }) => ({ at, until, device }))
    .sort((one, other) => other.at - one.at)
}

async function readSessions(store: Store, uid: string): Promise<Record<string, StoredSession>> {
  return sessionsSchema.safeParse((await store.get(`users/${uid}/sessions`)) ?? {}).data ?? {}
}

/** Hashes the signed part only, since the same signature can be encoded in several ways. */
export function sessionKey(cookie: string): string {
  return sha256(cookie.slice(0, cookie.lastIndexOf('.')))
}
