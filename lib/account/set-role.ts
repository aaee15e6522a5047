import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import type { Changes, Store } from '@/lib/store/store'
import { COMMAND_LINE } from './actor'
import { accountChanged } from './data'
import { adminNoted } from './first-admin/data'
import type { DeskRoles } from './session/session'
import { withSignInService } from './session/with-sign-in-service'

/**
 * Grants or revokes a role and ends the account's sessions, so that open pages react at once. Roles live with
 * the sign-in service, so the journal entry can only follow. Once there is an admin, no first one is looked for.
 * @throws ShopError `not_found` if there is no such account, `sign_in_unavailable`
 */
export async function setRole(
  store: Store,
  email: string,
  role: keyof DeskRoles,
  isGranted: boolean,
): Promise<void> {
  const uid = await withSignInService(async (auth) => {
    const { users } = await auth.getUsers([{ email }])
    const [user] = users
    if (!user) throw new ShopError('not_found')
    await auth.setCustomUserClaims(user.uid, { ...user.customClaims, [role]: isGranted })
    await auth.revokeRefreshTokens(user.uid)
    return user.uid
  })
  const act = isGranted ? 'role-granted' : 'role-revoked'
  const changes: Changes = {
    ...accountChanged(uid),
    [`users/${uid}/becomesAdmin`]: null,
    ...journalAdded({ actor: COMMAND_LINE, act, subject: `users/${uid}`, after: role }),
  }
  const isAdmin = role === 'admin' && isGranted
  if (!isAdmin || !(await adminNoted(store, changes))) await store.update(changes)
}
