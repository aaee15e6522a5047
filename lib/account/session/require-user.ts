import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { isAtDesk, requireRecentSignIn, requireSession, type SignedInUser } from './session'

/** @throws ShopError `unauthorized` if no user is signed in, `code_needed` */
export async function requireUser(store: Store, sessionCookie: string | undefined): Promise<SignedInUser> {
  return (await requireSession(store, sessionCookie)).user
}

/** @throws ShopError `unauthorized`, `code_needed`, `forbidden`, `factor_needed` */
export async function requireAdmin(store: Store, sessionCookie: string | undefined): Promise<SignedInUser> {
  const user = await requireUser(store, sessionCookie)
  if (!user.admin) throw refusalAtDesk(user)
  return user
}

/** @throws ShopError as `requireAdmin`, and `sign_in_again` */
export async function requireRecentAdmin(
  store: Store,
  sessionCookie: string | undefined,
): Promise<SignedInUser> {
  await requireAdmin(store, sessionCookie)
  return requireRecentSignIn(store, sessionCookie)
}

/** Admins count, too. @throws ShopError `unauthorized`, `code_needed`, `forbidden`, `factor_needed` */
export async function requireSupport(store: Store, sessionCookie: string | undefined): Promise<SignedInUser> {
  const user = await requireUser(store, sessionCookie)
  if (!user.support) throw refusalAtDesk(user)
  return user
}

/** Admins count, too. @throws ShopError as `requireSupport` */
export async function requireAccounting(
  store: Store,
  sessionCookie: string | undefined,
): Promise<SignedInUser> {
  const user = await requireUser(store, sessionCookie)
  if (!user.accounting) throw refusalAtDesk(user)
  return user
}

/** @throws ShopError as `requireSupport` */
export async function requireDesk(store: Store, sessionCookie: string | undefined): Promise<SignedInUser> {
  const user = await requireUser(store, sessionCookie)
  if (!isAtDesk(user)) throw refusalAtDesk(user)
  return user
}

const refusalAtDesk = ({ needsFactor }: SignedInUser) =>
  new ShopError(needsFactor ? 'factor_needed' : 'forbidden')
