import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { userOf, type SignedInUser } from './session'

/** @throws ShopError `unauthorized` if nobody is signed in, `sign_in_unavailable` */
export async function requireUser(store: Store, sessionCookie: string | undefined): Promise<SignedInUser> {
  const user = await userOf(store, sessionCookie)
  if (!user) throw new ShopError('unauthorized')
  return user
}
