import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { sha256 } from '@/lib/core/server-secret'
import { subscribeShared } from '@/lib/store/shared-subscription'
import type { Changes, Store, Unsubscribe } from '@/lib/store/store'
import type { Avatar } from './schema'

/** What is stored at `users/{uid}`; the account itself is with the sign-in service. Times in ms. */
export const profileSchema = z.object({
  avatar: z.string().nullable().default(null),
  /** When something happened to the account or its sessions, so that open pages look again. */
  changedAt: z.int().default(0),
  /** Sessions that were ended on their device, by the hash of what their cookie says, with the time of their end at the latest. */
  endedSessions: z.record(z.string(), z.int()).default({}),
})
export type Profile = z.infer<typeof profileSchema>

export async function getProfile(store: Store, uid: string): Promise<Profile> {
  return profileSchema.parse((await store.get(`users/${uid}`)) ?? {})
}

export async function saveAvatar(store: Store, uid: string, avatar: Avatar): Promise<void> {
  await store.update({ [`users/${uid}/avatar`]: avatar })
}

/** Makes the open pages of a user look again who is signed in. */
export function accountChanged(uid: string): Changes {
  return { [`users/${uid}/changedAt`]: now() }
}

/** Whether a session was ended on its device. */
export async function isSessionEnded(store: Store, uid: string, cookie: string): Promise<boolean> {
  return (await store.get(`users/${uid}/endedSessions/${sessionKey(cookie)}`)) !== null
}

/** Notes that a session was ended on its device, and forgets those that have run out by themselves. */
export async function saveEndedSession(
  store: Store,
  uid: string,
  cookie: string,
  endsAt: number,
): Promise<void> {
  const { endedSessions } = await getProfile(store, uid)
  const outdated = Object.entries(endedSessions).filter(([, time]) => time < now())
  const changes: Changes = Object.fromEntries(
    outdated.map(([key]) => [`users/${uid}/endedSessions/${key}`, null]),
  )
  changes[`users/${uid}/endedSessions/${sessionKey(cookie)}`] = endsAt
  await store.update(changes)
}

/** What removes what a user has chosen; what voids sessions stays as long as the account. */
export function profileEmptied(uid: string): Changes {
  return { [`users/${uid}/avatar`]: null, ...accountChanged(uid) }
}

/** Removes the rest, for an account that is gone; its open pages learn of it. */
export async function removeProfile(store: Store, uid: string): Promise<void> {
  await store.update({ [`users/${uid}`]: null })
}

/** Calls the listener with the profile now and after each change. */
export function subscribeToProfile(
  store: Store,
  uid: string,
  listener: (profile: Profile) => void,
): Unsubscribe {
  return subscribeShared(store, `users/${uid}`, (value) => listener(profileSchema.parse(value ?? {})))
}

/** The name of a session in `endedSessions`: by what is signed, because a signature can be written in several ways. */
export function sessionKey(cookie: string): string {
  return sha256(cookie.slice(0, cookie.lastIndexOf('.')))
}
