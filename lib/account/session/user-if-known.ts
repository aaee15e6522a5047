import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { userOf, type SignedInUser } from './session'

/**
 * The user behind a session cookie, for pages that also work without an account: null while the sign-in service
 * is away, too.
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
