import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { userOf, type SignedInUser } from './session'

/**
 * Whose session a cookie is, where the shop works without an account too: null as well while the sign-in service is away.
 */
export async function userIfKnown(
  store: Store,
  sessionCookie: string | undefined,
): Promise<SignedInUser | null> {
  try {
    return await userOf(store, sessionCookie)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    log().warn({ error }, 'who is signed in is not known')
    return null
  }
}
