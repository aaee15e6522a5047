import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { noteAccountChange } from './data'
import { withSignInService } from './with-sign-in-service'

/**
 * Gives an account the role of an admin or takes it away, and ends its sessions, so that open pages act on it at once.
 * @throws ShopError `not_found` if there is no such account, `sign_in_unavailable`
 */
export async function setAdmin(store: Store, email: string, admin: boolean): Promise<void> {
  const uid = await withSignInService(async (auth) => {
    const { users } = await auth.getUsers([{ email }])
    const [user] = users
    if (!user) throw new ShopError('not_found')
    await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin })
    await auth.revokeRefreshTokens(user.uid)
    return user.uid
  })
  await noteAccountChange(store, uid)
}
