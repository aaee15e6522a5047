import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { sha256 } from '@/lib/core/server-secret'
import { subscribeShared } from '@/lib/store/listeners'
import type { Changes, Store, Unsubscribe } from '@/lib/store/store'
import type { Avatar } from './schema'

/** A sign-in on a device; times in ms. */
const deviceSessionSchema = z.object({
  at: z.int(),
  /** When it ends by itself. */
  until: z.int(),
  /** See `deviceOf`. */
  device: z.string(),
})
export type DeviceSession = z.infer<typeof deviceSessionSchema>
const sessionsSchema = z.record(z.string(), deviceSessionSchema)
/** Hash of a cookie's payload → latest expiry, in ms. */
const endedSchema = z.record(z.string(), z.int())

/** Stored at `users/{uid}`; the account itself lives with the sign-in service. Times in ms. */
export const profileSchema = z.object({
  avatar: z.string().nullable().default(null),
  /** Id of the headset in use. */
  headset: z.string().nullable().default(null),
  /** Bumped when the account or its sessions change, so that open pages check again. */
  changedAt: z.int().default(0),
  /** Sessions signed out on their own device. */
  endedSessions: endedSchema.default({}),
  /** Chosen as the first admin, but not yet given the role. */
  becomesAdmin: z.boolean().default(false),
  /** Sessions begun, under the same keys, until they are signed out on their own device. */
  sessions: sessionsSchema.default({}),
})
export type Profile = z.infer<typeof profileSchema>

export async function getProfile(store: Store, uid: string): Promise<Profile> {
  return profileSchema.parse((await store.get(`users/${uid}`)) ?? {})
}

export async function saveAvatar(store: Store, uid: string, avatar: Avatar): Promise<void> {
  await store.update({ [`users/${uid}/avatar`]: avatar })
}

/** @param headset its id; null for none */
export async function saveHeadset(store: Store, uid: string, headset: string | null): Promise<void> {
  await store.update({ [`users/${uid}/headset`]: headset })
}

/** Makes the user's open pages check again who is signed in. */
export function accountChanged(uid: string): Changes {
  return { [`users/${uid}/changedAt`]: now() }
}

export async function isSessionEnded(store: Store, uid: string, cookie: string): Promise<boolean> {
  return (await store.get(`users/${uid}/endedSessions/${sessionKey(cookie)}`)) !== null
}

/**
 * Records a session as signed out on its device, and drops entries that have expired anyway. A broken record keeps
 * nobody from signing out.
 */
export async function saveEndedSession(
  store: Store,
  uid: string,
  cookie: string,
  endsAt: number,
): Promise<void> {
  const known = endedSchema.safeParse((await store.get(`users/${uid}/endedSessions`)) ?? {}).data ?? {}
  const outdated = Object.entries(known).filter(([, time]) => time < now())
  const changes: Changes = Object.fromEntries(
    outdated.map(([key]) => [`users/${uid}/endedSessions/${key}`, null]),
  )
  changes[`users/${uid}/endedSessions/${sessionKey(cookie)}`] = endsAt
  changes[`users/${uid}/sessions/${sessionKey(cookie)}`] = null
  await store.update(changes)
}

/** Records a session that has begun, and drops those that have expired. A broken record keeps nobody from signing in. */
export async function saveSession(
  store: Store,
  uid: string,
  cookie: string,
  session: DeviceSession,
): Promise<void> {
  const known = sessionsSchema.safeParse((await store.get(`users/${uid}/sessions`)) ?? {}).data ?? {}
  const expired = Object.entries(known).filter(([, { until }]) => until < now())
  await store.update({
    ...Object.fromEntries(expired.map(([key]) => [`users/${uid}/sessions/${key}`, null])),
    [`users/${uid}/sessions/${sessionKey(cookie)}`]: deviceSessionSchema.parse(session),
  })
}

/**
 * The sessions of an account that have not ended, newest first.
 * @param signedOutAt when all earlier ones were ended, in ms; null for never
 */
export function openSessions({ sessions }: Profile, signedOutAt: number | null): DeviceSession[] {
  return Object.values(sessions)
    .filter(({ at, until }) => until >= now() && at >= (signedOutAt ?? 0))
    .sort((one, other) => other.at - one.at)
}

/** Clears the user's own choices. Revoked sessions stay on record as long as the account exists. */
export function profileEmptied(uid: string): Changes {
  return {
    [`users/${uid}/avatar`]: null,
    [`users/${uid}/headset`]: null,
    [`users/${uid}/sessions`]: null,
    ...accountChanged(uid),
  }
}

/** Removes the rest once the account is gone; its open pages notice. */
export async function removeProfile(store: Store, uid: string): Promise<void> {
  await store.update({ [`users/${uid}`]: null })
}

/** Calls the listener with the current profile, and again on each change. */
export function subscribeToProfile(
  store: Store,
  uid: string,
  listener: (profile: Profile) => void,
): Unsubscribe {
  return subscribeShared(store, `users/${uid}`, (value) => listener(profileSchema.parse(value ?? {})))
}

/** Key in `endedSessions`. Hashes the signed part only, since the same signature can be encoded in several ways. */
export function sessionKey(cookie: string): string {
  return sha256(cookie.slice(0, cookie.lastIndexOf('.')))
}
