import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { withSignInService } from './session/with-sign-in-service'

/** Requests to the sign-in service per batch. */
const MOST = 100

/** Display names by uid. Accounts that are gone are left out; the map is empty while the sign-in service is away. */
export async function accountNames(uids: readonly string[]): Promise<Map<string, string>> {
  const asked = [...new Set(uids)].slice(0, MOST)
  if (asked.length === 0) return new Map()
  try {
    return await withSignInService(async (auth) => {
      const { users } = await auth.getUsers(asked.map((uid) => ({ uid })))
      return new Map(users.map(({ uid, displayName, email }) => [uid, displayName || email || uid]))
    })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    log().warn({ error }, 'what accounts are called is not known')
    return new Map()
  }
}
