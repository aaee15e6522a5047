import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { userOf, type SignedInUser } from './session'

/**
 * The signed-in user.
 * @throws ShopError `unauthorized` if nobody is signed in, `sign_in_unavailable`
 */
export async function requireUser(sessionCookie: string | undefined): Promise<SignedInUser> {
  const user = await userOf(sessionCookie)
  if (!user) throw new ShopError('unauthorized')
  return user
}
