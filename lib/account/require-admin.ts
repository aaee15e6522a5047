import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { requireUser } from './require-user'
import type { SignedInUser } from './session'

/**
 * The signed-in user, who is an admin.
 * @throws ShopError `unauthorized`, `forbidden`, `sign_in_unavailable`
 */
export async function requireAdmin(sessionCookie: string | undefined): Promise<SignedInUser> {
  const user = await requireUser(sessionCookie)
  if (!user.admin) throw new ShopError('forbidden')
  return user
}
