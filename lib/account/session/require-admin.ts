import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { requireUser } from './require-user'
import type { SignedInUser } from './session'

/** @throws ShopError `unauthorized`, `forbidden`, `sign_in_unavailable` */
export async function requireAdmin(store: Store, sessionCookie: string | undefined): Promise<SignedInUser> {
  const user = await requireUser(store, sessionCookie)
  if (!user.admin) throw new ShopError('forbidden')
  return user
}
