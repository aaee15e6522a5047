import 'server-only'
import type { z } from 'zod'
import { getProfile } from '@/lib/account/data'
import type { accountSchema } from '@/lib/account/schema'
import type { SignedInUser } from '@/lib/account/session/session'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { rolesOf } from './roles-of'

/** A signed-in user with picture and roles. */
export async function accountOf(store: Store, user: SignedInUser): Promise<z.infer<typeof accountSchema>> {
  const [{ avatar }, roles] = await Promise.all([
    readOr(getProfile(store, user.uid), { avatar: null }),
    rolesOf(store, user),
  ])
  return { ...user, avatar, roles }
}
