import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { requireUser } from './require-user'
import type { SignedInUser } from './session'

/**
 * Admins count as support, too.
 * @throws ShopError `unauthorized`, `forbidden`, `sign_in_unavailable`
 */
export async function requireSupport(store: Store, sessionCookie: string | undefined): Promise<SignedInUser> {
  const user = await requireUser(store, sessionCookie)
  if (!user.support) throw new ShopError('forbidden')
  return user
}
