import { isLocalOnly } from '@/lib/core/address/shop-origins'
import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { readFactor } from '../factor/data'
import type { OpenSession } from '../sign-in/engine'
import { signInEngine } from '../sign-in/sign-in-engine'
import { byRole, isAtDesk, rolesFrom } from '../desk-roles'
import type { SignedInUser } from '../signed-in-user'

export type { SignedInUser } from '../signed-in-user'

const RECENT_MS = 5 * 60_000
/** Longer than any that the shop has given out. */
const COOKIE_LENGTH = 8192

/** Null, too, for deleted or disabled users and while a code is awaited. Name, address and roles are current. */
export async function userOf(store: Store, sessionCookie: string | undefined): Promise<SignedInUser | null> {
  const session = await openSession(store, sessionCookie)
  return session && !(await needsCode(store, session)) ? userFrom(session) : null
}

/** @throws ShopError `unauthorized`, `code_needed` if a code is still to be given */
export async function requireSession(
  store: Store,
  sessionCookie: string | undefined,
): Promise<{ session: OpenSession; user: SignedInUser }> {
  const session = await openSession(store, sessionCookie)
  if (!session) throw new ShopError('unauthorized')
  if (await needsCode(store, session)) throw new ShopError('code_needed')
  return { session, user: userFrom(session) }
}

/** A proof within five minutes. @throws ShopError `unauthorized`, `code_needed`, `sign_in_again` */
export async function requireRecentSignIn(
  store: Store,
  sessionCookie: string | undefined,
): Promise<SignedInUser> {
  const { session, user } = await requireSession(store, sessionCookie)
  if (now() - session.provedAt > RECENT_MS) throw new ShopError('sign_in_again')
  return user
}

/** An open session, including one that still waits for a code. */
export async function openSession(store: Store, cookie: string | undefined): Promise<OpenSession | null> {
  return cookie && cookie.length <= COOKIE_LENGTH ? signInEngine(store).session(cookie) : null
}

/** A password alone opens no account that has a second factor. */
async function needsCode(store: Store, { account, factorAt }: OpenSession): Promise<boolean> {
  return factorAt === null && (await readFactor(store, account.uid)) !== null
}

/** Where others can reach the shop, the desk is closed to a session without a second factor or a passkey. */
function userFrom({ account, factorAt }: OpenSession): SignedInUser {
  const { uid, email, displayName, photoURL, emailVerified } = account
  const user = { uid, email, displayName, photoURL, emailVerified }
  if (!isAtDesk(account) || factorAt !== null || isLocalOnly(env()))
    return { ...user, ...byRole((role) => account[role]) }
  return { ...user, ...rolesFrom({}), needsFactor: true }
}
