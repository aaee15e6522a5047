import 'server-only'
import type { z } from 'zod'
import { getProfile } from '@/lib/account/data'
import type { accountSchema } from '@/lib/account/schema'
import type { SignedInUser } from '@/lib/account/session'
import type { Store } from '@/lib/store/store'
import { getAffiliate } from '@/lib/affiliate/data'

/** A signed-in user with picture and roles. */
export async function accountOf(store: Store, user: SignedInUser): Promise<z.infer<typeof accountSchema>> {
  const [{ avatar }, partner] = await Promise.all([
    getProfile(store, user.uid),
    getAffiliate(store, user.uid),
  ])
  return { ...user, avatar, roles: { admin: user.admin, partner: partner !== null } }
}
