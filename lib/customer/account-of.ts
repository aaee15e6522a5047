import type { z } from 'zod'
import { getProfile } from '@/lib/account/data'
import { rolesFrom } from '@/lib/account/desk-roles'
import type { accountSchema, Roles } from '@/lib/account/schema'
import type { SignedInUser } from '@/lib/account/session/session'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { hasAffiliate } from '@/lib/affiliate/data'

export async function accountOf(store: Store, user: SignedInUser): Promise<z.infer<typeof accountSchema>> {
  const [{ avatar }, roles] = await Promise.all([
    readOr(getProfile(store, user.uid), { avatar: null }),
    rolesOf(store, user),
  ])
  return { ...user, avatar, roles }
}

export async function rolesOf(store: Store, user: SignedInUser): Promise<Roles> {
  const { uid, admin, needsFactor = false } = user
  // The way to the desk leads to the second factor that it asks for.
  return { ...rolesFrom(user), admin: admin || needsFactor, partner: await hasAffiliate(store, uid) }
}
