import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { isAtDesk, readsOrders, type DeskRole } from '../desk-roles'
import { requireRecentSignIn, requireSession, type SignedInUser } from './session'

/** @throws ShopError `unauthorized` if no user is signed in, `code_needed` */
export async function requireUser(store: Store, sessionCookie: string | undefined): Promise<SignedInUser> {
  return (await requireSession(store, sessionCookie)).user
}

type Check = (store: Store, sessionCookie: string | undefined) => Promise<SignedInUser>

/** Admins count, too. The check throws ShopError `unauthorized`, `code_needed`, `forbidden`, `factor_needed`. */
export function requireRole(role: DeskRole): Check {
  return requireOf((user) => user[role])
}

export const requireAdmin = requireRole('admin')
export const requireOrderReader = requireOf(readsOrders)
export const requireDesk = requireOf(isAtDesk)

/** @throws ShopError as `requireAdmin`, and `sign_in_again` */
export async function requireRecentAdmin(
  store: Store,
  sessionCookie: string | undefined,
): Promise<SignedInUser> {
  await requireAdmin(store, sessionCookie)
  return requireRecentSignIn(store, sessionCookie)
}

function requireOf(isMeant: (user: SignedInUser) => boolean): Check {
  return async (store, sessionCookie) => {
    const user = await requireUser(store, sessionCookie)
    if (!isMeant(user)) throw new ShopError(user.needsFactor ? 'factor_needed' : 'forbidden')
    return user
  }
}
