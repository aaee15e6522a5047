import 'server-only'
import { signedInUserOf, type SignedInUser } from './session/session'
import { withSignInService } from './session/with-sign-in-service'

const PAGE_SIZE = 1000

export type Account = SignedInUser & { disabled: boolean }

/**
 * All accounts, page by page, in the sign-in service's order.
 * @throws ShopError `sign_in_unavailable`
 */
export async function* listAccounts(): AsyncGenerator<Account[], void> {
  let place: string | undefined
  do {
    const { users, pageToken } = await withSignInService((auth) => auth.listUsers(PAGE_SIZE, place))
    yield users.map((record) => ({ ...signedInUserOf(record), disabled: record.disabled }))
    place = pageToken
  } while (place)
}
