import 'server-only'
import type { z } from 'zod'
import { getProfile } from '@/lib/account/data'
import type { accountSchema } from '@/lib/account/schema'
import type { SignedInUser } from '@/lib/account/session'
import type { Store } from '@/lib/store/store'
import { rolesOf } from './roles-of'

/** A signed-in user with picture and roles. */
export async function accountOf(store: Store, user: SignedInUser): Promise<z.infer<typeof accountSchema>> {
  const [{ avatar }, roles] = await Promise.all([getProfile(store, user.uid), rolesOf(store, user)])
  return { ...user, avatar, roles }
}
