import 'server-only'
import { withSignInService } from './session/with-sign-in-service'

/**
 * Verified e-mail addresses by uid, for at most 100 accounts. Accounts without one, disabled or gone are left
 * out.
 * @throws ShopError `sign_in_unavailable`
 */
export async function verifiedAddresses(uids: readonly string[]): Promise<Map<string, string>> {
  const { users } = await withSignInService((auth) => auth.getUsers(uids.map((uid) => ({ uid }))))
  return new Map(
    users.flatMap(({ uid, email, emailVerified, disabled }) =>
      email !== undefined && emailVerified && !disabled ? [[uid, email]] : [],
    ),
  )
}

/**
 * The account with this e-mail address, or null.
 * @throws ShopError `sign_in_unavailable`
 */
export async function uidOf(email: string): Promise<string | null> {
  const { users } = await withSignInService((auth) => auth.getUsers([{ email }]))
  return users[0]?.uid ?? null
}
