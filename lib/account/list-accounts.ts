import 'server-only'
import type { UserRecord } from 'firebase-admin/auth'
import { sessionUserOf } from './session-user'
import { isAdmin, type SignedInUser } from './session'
import { withSignInService } from './with-sign-in-service'

export type Account = SignedInUser & { disabled: boolean }

/**
 * All accounts, by e-mail address.
 * @throws ShopError `sign_in_unavailable`
 */
export async function listAccounts(): Promise<Account[]> {
  const records = await withSignInService(async (auth) => {
    const all: UserRecord[] = []
    let page: string | undefined
    do {
      const { users, pageToken } = await auth.listUsers(1000, page)
      all.push(...users)
      page = pageToken
    } while (page)
    return all
  })
  return records
    .map((record) => ({ ...sessionUserOf(record), admin: isAdmin(record), disabled: record.disabled }))
    .sort((one, other) => one.email.localeCompare(other.email))
}
