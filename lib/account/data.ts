import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { subscribeShared } from '@/lib/store/listeners'
import type { Changes, Store, Unsubscribe } from '@/lib/store/store'
import type { Avatar } from './schema'

/** Stored at `users/{uid}`, separate from the account, which the sign-in engine keeps. Times in ms. */
export const profileSchema = z.object({
  avatar: z.string().nullable().default(null),
  headset: z.string().nullable().default(null),
  /** Bumped when the account or its sessions change, so that open pages check again. */
  changedAt: z.int().default(0),
  /** Chosen as the first admin, but not yet given the role. */
  becomesAdmin: z.boolean().default(false),
})
export type Profile = z.infer<typeof profileSchema>

export async function getProfile(store: Store, uid: string): Promise<Profile> {
  return profileSchema.parse((await store.get(`users/${uid}`)) ?? {})
}

export async function saveAvatar(store: Store, uid: string, avatar: Avatar): Promise<void> {
  await store.update({ [`users/${uid}/avatar`]: avatar })
}

export async function saveHeadset(store: Store, uid: string, headset: string | null): Promise<void> {
  await store.update({ [`users/${uid}/headset`]: headset })
}

export function accountChanged(uid: string): Changes {
  return { [`users/${uid}/changedAt`]: now() }
}

export function profileEmptied(uid: string): Changes {
  return {
    [`users/${uid}/avatar`]: null,
    [`users/${uid}/headset`]: null,
    ...accountChanged(uid),
  }
}

export async function removeProfile(store: Store, uid: string): Promise<void> {
  await store.update({ [`users/${uid}`]: null })
}

export function subscribeToProfile(
  store: Store,
  uid: string,
  listener: (profile: Profile) => void,
): Unsubscribe {
  return subscribeShared(store, `users/${uid}`, (value) => listener(profileSchema.parse(value ?? {})))
}
