import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { type SignedInUser, userOf } from './session'

/** @throws ShopError `unauthorized` if nobody is signed in, `sign_in_unavailable` */
export async function requireUser(store: Store, sessionCookie: string | undefined): Promise<SignedInUser> {
  const user = await userOf(store, sessionCookie)
  if (!user) throw new ShopError('unauthorized')
  return user
}

/** @throws ShopError `unauthorized`, `forbidden`, `sign_in_unavailable` */
export async function requireAdmin(store: Store, sessionCookie: string | undefined): Promise<SignedInUser> {
  const user = await requireUser(store, sessionCookie)
  if (!user.admin) throw new ShopError('forbidden')
  return user
}

/**
 * Admins count as support, too.
 * @throws ShopError `unauthorized`, `forbidden`, `sign_in_unavailable`
 */
export async function requireSupport(store: Store, sessionCookie: string | undefined): Promise<SignedInUser> {
  const user = await requireUser(store, sessionCookie)
  if (!user.support) throw new ShopError('forbidden')
  return user
}
