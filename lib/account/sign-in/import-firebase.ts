import type { UserRecord } from 'firebase-admin/auth'
import { now } from '@/lib/core/clock'
import type { Env } from '@/lib/core/env'
import { accountOnceKey } from '@/lib/core/server-secret'
import { addressKey, asciiAddress } from '@/lib/core/text/email-address'
import { isConflict } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { byRole, type DeskRole, deskRoles, type DeskRoles, rolesFrom } from '../desk-roles'
import { accountIdSchema, shownName } from '../signed-in-user'
import { accountAdded, findAccountUnder, readAccount } from './account-data'
import type { AccountFacts } from './engine'

const PAGE = 1000
/** Accounts per write: each has some 15 fields, and other writes of a running shop wait for it. */
const BATCH = 50

type Hindrance =
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

export interface ImportedPage {
  moved: number
  /** Already imported, including accounts that their owners have deleted since. */
  known: number
  left: LeftUser[]
  staff: { uid: string; email: string; roles: DeskRole[] }[]
}

/**
 * With their ids and without passwords, each once: accounts changed or deleted here since stay so, and a new run
 * continues after a killed one. @param isTrial only reports what would be done @throws Error of Firebase's SDK
 */
export async function* importFirebase(
  store: Store,
  env: Env,
  isTrial = false,
): AsyncGenerator<ImportedPage, void> {
  for await (const users of firebaseUsers(env)) yield importUsers(store, users, isTrial)
}

/** Admins may do everything support may, so the account's own `support` does not tell their claims. */
export interface FirebaseUser extends Omit<AccountFacts, 'epoch'> {
  roles: DeskRoles
}

/** Page by page. The SDK is large, so it loads on first call. */
async function* firebaseUsers(env: Env): AsyncGenerator<FirebaseUser[], void> {
  const { deleteApp, initializeApp } = await import('firebase-admin/app')
  const { getAuth } = await import('firebase-admin/auth')
  const { credentialOf } = await import('@/lib/store/firebase/target')
  const { FIREBASE_PROJECT_ID: projectId = '' } = env
  const app = initializeApp({ projectId, credential: credentialOf(env, projectId) }, 'spielklang-import')
  try {
    let place: string | undefined
    do {
      const { users, pageToken } = await getAuth(app).listUsers(PAGE, place)
      yield users.map(userOf)
      place = pageToken
    } while (place)
  } finally {
    await deleteApp(app)
  }
}

/** Roles are custom claims. */
function userOf(record: UserRecord): FirebaseUser {
  const { uid, email, displayName, photoURL, emailVerified, disabled, metadata, customClaims } = record
  const roles = byRole((role) => customClaims?.[role] === true)
  return {
    uid,
    email: email ?? '',
    displayName: shownName(displayName),
    photoURL: photoURL ?? null,
    emailVerified,
    ...rolesFrom(roles),
    roles,
    isDisabled: disabled,
    createdAt: timeOf(metadata.creationTime),
    signedInAt: timeOf(metadata.lastSignInTime),
  }
}

/** Firebase gives times as texts; without one, null or an empty text. */
function timeOf(text: string | null | undefined): number | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : time
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
