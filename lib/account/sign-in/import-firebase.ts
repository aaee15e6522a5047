import 'server-only'
import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { accountOnceKey } from '@/lib/core/server-secret'
import { addressKey, asciiAddress } from '@/lib/core/text/email-address'
import { isConflict } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { accountIdSchema, deskRoles, type DeskRole } from '../signed-in-user'
import { firebaseUsers, type FirebaseUser } from './firebase/firebase-engine'
import { accountAdded, findAccountUnder, readAccount } from './own/account-data'
import { usesEmulator } from './which-engine'

/** Accounts per write: each has some 15 fields, and other writes of a running shop wait for it. */
const BATCH = 50

/** Why a user could not be imported as an account of the shop's own. */
type Hindrance =
  /** Another account has the address. */
  | 'taken'
  /** The user has none, or one that no mail can be sent to. */
  | 'no_address'
  /** An id that cannot be part of a data path. */
  | 'bad_id'

interface LeftUser {
  uid: string
  email: string
  hindrance: Hindrance
}

/** The result for a page of users. */
export interface ImportedPage {
  moved: number
  /** Already imported, including accounts that their owners have deleted since. */
  known: number
  left: LeftUser[]
  /** The imported users who may use the desk. */
  staff: { uid: string; email: string; roles: DeskRole[] }[]
}

/**
 * Imports the users of a Firebase project as accounts of the shop's own, with their ids and without passwords, page by page.
 * Each is imported once: accounts changed or deleted here afterwards stay so, and a new run continues after a killed one.
 * @param isTrial whether to only report what would be done
 * @throws ShopError `sign_in_unavailable`
 */
export async function* importFirebase(store: Store, isTrial = false): AsyncGenerator<ImportedPage, void> {
  for await (const users of firebaseUsers()) yield importUsers(store, users, isTrial)
}

/** Limits how many pages of users are read while an admin waits. */
const MOST_PAGES = 10

/**
 * A lower bound of the Firebase users whom the shop's own sign-in would not know; 0 if Firebase does not answer or is not in
 * use.
 */
export async function countUnmoved(store: Store): Promise<number> {
  const settings = env()
  if (settings.SIGN_IN === 'own' || usesEmulator(settings)) return 0
  let pages = 0
  try {
    for await (const { moved } of importFirebase(store, true)) {
      pages += 1
      if (moved > 0 || pages === MOST_PAGES) return moved
    }
  } catch (error) {
    log().warn({ error }, 'how many users the project has is not known')
  }
  return 0
}

export async function importUsers(
  store: Store,
  users: readonly FirebaseUser[],
  isTrial = false,
): Promise<ImportedPage> {
  const page: ImportedPage = { moved: 0, known: 0, left: [], staff: [] }
  for (let start = 0; start < users.length; start += BATCH)
    await importBatch(store, users.slice(start, start + BATCH), { page, isTrial })
  return page
}

async function importBatch(
  store: Store,
  users: readonly FirebaseUser[],
  { page, isTrial }: { page: ImportedPage; isTrial: boolean },
): Promise<void> {
  const due: FirebaseUser[] = []
  const addresses = new Set<string>()
  for (const user of users) {
    const key = addressKey(user.email)
    const state = addresses.has(key) ? 'taken' : await stateOf(store, user)
    if (state === 'due') due.push(user)
    else count(page, user, state)
    addresses.add(key)
  }
  const isWritten = isTrial || (await isAdded(store, due))
  for (const user of due) {
    // A conflict with another process on one of them fails the whole batch: import each on its own then.
    const isMoved = isWritten || (await isAdded(store, [user]))
    const state = isMoved ? 'due' : await stateOf(store, user)
    count(page, user, state === 'due' && !isMoved ? 'taken' : state)
  }
}

function count(page: ImportedPage, { uid, email, roles: given }: FirebaseUser, state: State): void {
  if (state === 'known') page.known += 1
  else if (state !== 'due') page.left.push({ uid, email, hindrance: state })
  else {
    page.moved += 1
    const roles = deskRoles.filter((role) => given[role])
    if (roles.length > 0) page.staff.push({ uid, email, roles })
  }
}

type State = 'due' | 'known' | Hindrance

async function stateOf(store: Store, { uid, email }: FirebaseUser): Promise<State> {
  if (!accountIdSchema.safeParse(uid).success) return 'bad_id'
  if ((await store.get(`once/${onceKeyOf(uid)}`)) !== null || (await readAccount(store, uid))) return 'known'
  if (asciiAddress(email) === null) return 'no_address'
  return (await findAccountUnder(store, email)) ? 'taken' : 'due'
}

/** Says that an account was taken over, also once its owner has deleted it. */
const onceKeyOf = (uid: string) => accountOnceKey('moved', uid, 0)

/** @returns false if one of the users, or their address, has an account by now; then nothing was written */
async function isAdded(store: Store, users: readonly FirebaseUser[]): Promise<boolean> {
  if (users.length === 0) return true
  try {
    await store.update(Object.assign({}, ...users.map(moved)))
    return true
  } catch (error) {
    if (isConflict(error)) return false
    throw error
  }
}

function moved(user: FirebaseUser): Changes {
  const { uid, email, emailVerified, displayName, photoURL, roles, createdAt, signedInAt, isDisabled } = user
  const account = {
    email,
    emailVerified,
    roles,
    isDisabled,
    name: displayName,
    createdAt: createdAt ?? now(),
    movedAt: now(),
    epoch: 0,
    changes: 0,
    isSample: false,
    ...(photoURL === null ? {} : { photoURL }),
    ...(signedInAt === null ? {} : { signedInAt }),
  }
  return { ...accountAdded(uid, account), [`once/${onceKeyOf(uid)}`]: now() }
}
