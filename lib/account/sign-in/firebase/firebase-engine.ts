import 'server-only'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import { ShopError } from '@/lib/core/errors'
import { asciiAddress } from '@/lib/core/text/email-address'
import type { Changes, Store } from '@/lib/store/store'
import { accountChanged } from '../../data'
import { SESSION_SECONDS } from '@/lib/account/device-session'
import { isAtDesk, rolesFrom, shownName, type DeskRole, type DeskRoles } from '@/lib/account/signed-in-user'
import type { AccountFacts, Credentials, Proof, SignInEngine } from '../engine'
import { removeAccount } from '../own/account-data'
import {
  isSessionEnded,
  openSessions,
  readSession,
  saveEndedSession,
  saveProof,
  saveSession,
} from './firebase-sessions'
import { adminsLeft, leaveAdmins } from './leave-admins'
import { idTokenOf, uidByPassword } from './password-service'
import { withSignInService } from './with-sign-in-service'

const PAGE = 1000
/** Of one call to the service. */
const BATCH = 100

/** Accounts and sessions in a Firebase project, or its emulator. */
export function firebaseEngine(store: Store): SignInEngine {
  return new FirebaseEngine(store)
}

/** A user as Firebase keeps them. Admins may do everything support may, so the account's own `support` does not tell their claims. */
export interface FirebaseUser extends AccountFacts {
  roles: DeskRoles
}

/** All users of the project, page by page. @throws ShopError `sign_in_unavailable` */
export async function* firebaseUsers(): AsyncGenerator<FirebaseUser[], void> {
  for await (const users of userPages())
    yield users.map((user) => ({ ...factsOf(user), roles: rolesOf(user) }))
}

async function* userPages(): AsyncGenerator<UserRecord[], void> {
  let place: string | undefined
  do {
    const { users, pageToken } = await withSignInService((auth) => auth.listUsers(PAGE, place))
    yield users
    place = pageToken
  } while (place)
}

class FirebaseEngine implements SignInEngine {
  constructor(private readonly store: Store) {}

  async check({ email, password }: Credentials, confirmed = true): Promise<Proof | null> {
    const uid = await uidByPassword(asciiAddress(email) ?? email, password)
    const account = uid === null ? null : await this.accountWith(uid)
    if (!account || account.isDisabled || account.emailVerified !== confirmed) return null
    return { uid: account.uid, epoch: account.epoch }
  }

  async begin({ uid, epoch, withFactor = false }: Proof, device: string): Promise<string | null> {
    const account = await this.accountWith(uid)
    if (!account || account.isDisabled || account.epoch !== epoch) return null
    const customToken = await withSignInService((auth) => auth.createCustomToken(uid))
    const idToken = await idTokenOf(customToken)
    if (idToken === null) return null
    const expiresIn = SESSION_SECONDS * 1000
    const cookie = await withSignInService((auth) => auth.createSessionCookie(idToken, { expiresIn }))
    // Within the second of a sign-out, the same sign-in would yield the session that has just ended.
    if (!(await this.session(cookie))) return null
    await saveSession(this.store, cookie, { uid, device, withFactor })
    return cookie
  }

  async session(cookie: string) {
    const verified = await orRefused(async (auth) => {
      const { uid, auth_time } = await auth.verifySessionCookie(cookie)
      // The SDK can check for revocation itself, but the record is needed anyway.
      const account = factsOf(await auth.getUser(uid))
      const signedInAt = auth_time * 1000
      return account.isDisabled || signedInAt < account.epoch ? null : { account, signedInAt }
    })
    if (!verified) return null
    const { uid } = verified.account
    const [isEnded, { provedAt = verified.signedInAt, factorAt = null }] = await Promise.all([
      isSessionEnded(this.store, uid, cookie),
      readSession(this.store, uid, cookie),
    ])
    return isEnded ? null : { ...verified, provedAt, factorAt }
  }

  async prove(cookie: string, { withFactor }: { withFactor: boolean }): Promise<boolean> {
    const session = await this.session(cookie)
    if (!session) return false
    const { account, signedInAt } = session
    return saveProof(this.store, cookie, { uid: account.uid, signedInAt, withFactor })
  }

  async end(cookie: string): Promise<void> {
    const session = await this.session(cookie)
    if (session) await saveEndedSession(this.store, session.account.uid, cookie)
  }

  async endAll(uid: string, also: Changes = {}): Promise<void> {
    await withSignInService((auth) => auth.revokeRefreshTokens(uid))
    await this.store.update({ ...accountChanged(uid), ...also })
  }

  devices({ uid, epoch }: AccountFacts) {
    return openSessions(this.store, uid, epoch)
  }

  async accountWith(uid: string): Promise<AccountFacts | null> {
    return (await this.accounts([uid]))[0] ?? null
  }

  async accountUnder(email: string): Promise<AccountFacts | null> {
    const known = asciiAddress(email)
    if (known === null) return null
    const { users } = await withSignInService((auth) => auth.getUsers([{ email: known }]))
    return users[0] ? factsOf(users[0]) : null
  }

  async accounts(uids: readonly string[]): Promise<AccountFacts[]> {
    const found: AccountFacts[] = []
    for (let start = 0; start < uids.length; start += BATCH) {
      const asked = uids.slice(start, start + BATCH).map((uid) => ({ uid }))
      const { users } = await withSignInService((auth) => auth.getUsers(asked))
      found.push(...users.map(factsOf))
    }
    return found
  }

  async staff(): Promise<AccountFacts[]> {
    const found: AccountFacts[] = []
    for await (const page of this.pages()) found.push(...page.filter(isAtDesk))
    return found
  }

  async *pages(): AsyncGenerator<AccountFacts[], void> {
    for await (const users of userPages()) yield users.map(factsOf)
  }

  async add({ email, password, name }: Credentials & { name: string }, also: Changes): Promise<void> {
    const found = await this.accountUnder(email)
    if (found && !found.emailVerified)
      await withSignInService((auth) =>
        auth.updateUser(found.uid, { password, displayName: name === '' ? null : name }),
      )
    if (!found)
      await withSignInService((auth) =>
        auth
          .createUser({
            email: asciiAddress(email) ?? email,
            emailVerified: false,
            password,
            ...(name === '' ? {} : { displayName: name }),
          })
          .catch(ignore('auth/email-already-exists')),
      )
    await this.store.update(also)
  }

  confirm(proof: Proof, also: Changes = {}): Promise<boolean> {
    return this.#changeProved(proof, (auth) => auth.updateUser(proof.uid, { emailVerified: true }), also)
  }

  async setPassword(proof: Proof, password: string, also: Changes = {}): Promise<Proof | null> {
    const { uid } = proof
    let epoch = proof.epoch
    const change = async (auth: Auth) => {
      await auth.updateUser(uid, { password, emailVerified: true })
      await auth.revokeRefreshTokens(uid)
      // Read at once, because revoking does not say by which time it is valid.
      epoch = factsOf(await auth.getUser(uid)).epoch
    }
    const isSet = await this.#changeProved(proof, change, { ...accountChanged(uid), ...also })
    return isSet ? { uid, epoch } : null
  }

  async setAddress(proof: Proof, email: string, also: Changes = {}): Promise<boolean> {
    const other = await this.accountUnder(email)
    if (other && other.uid !== proof.uid) return false
    const change = async (auth: Auth) => {
      const fields = { email: asciiAddress(email) ?? email, emailVerified: true }
      const isFree = await auth.updateUser(proof.uid, fields).then(
        () => true,
        (error: unknown) => {
          ignore('auth/email-already-exists')(error)
          return false
        },
      )
      if (isFree) await auth.revokeRefreshTokens(proof.uid)
      return isFree
    }
    return this.#changeProved(proof, change, { ...accountChanged(proof.uid), ...also })
  }

  async rename(uid: string, name: string, also: Changes): Promise<void> {
    await withSignInService((auth) => auth.updateUser(uid, { displayName: name === '' ? null : name }))
    await this.store.update(also)
  }

  async setRole(uid: string, role: DeskRole, isGranted: boolean, also: Changes): Promise<void> {
    if (role === 'admin' && !isGranted) await leaveAdmins(this.store, uid, () => this.staff())
    await withSignInService(async (auth) => {
      const { customClaims } = await auth.getUser(uid)
      await auth.setCustomUserClaims(uid, { ...customClaims, [role]: isGranted })
    })
    await this.store.update({ ...(role === 'admin' ? adminsLeft(uid) : {}), ...also })
  }

  async remove(uid: string): Promise<void> {
    await withSignInService((auth) => auth.deleteUser(uid).catch(ignore('auth/user-not-found')))
    // If the shop used its own sign-in in the meantime, its own account of this user still exists.
    await removeAccount(this.store, uid)
  }

  /** @param change returns false if it was refused */
  async #changeProved(
    { uid, epoch }: Proof,
    change: (auth: Auth) => Promise<unknown>,
    also: Changes,
  ): Promise<boolean> {
    const account = await this.accountWith(uid)
    if (!account || account.isDisabled || account.epoch !== epoch) return false
    if ((await withSignInService(change)) === false) return false
    await this.store.update(also)
    return true
  }
}

/** Null for a cookie or user that the service refuses. */
async function orRefused<Value>(call: (auth: Auth) => Promise<Value>): Promise<Value | null> {
  try {
    return await withSignInService(call)
  } catch (error) {
    if (error instanceof ShopError && error.code === 'unauthorized') return null
    throw error
  }
}

function ignore(code: string) {
  return (error: unknown): void => {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error
  }
}

/** Roles are custom claims. */
function rolesOf({ customClaims }: UserRecord): DeskRoles {
  return {
    admin: customClaims?.admin === true,
    support: customClaims?.support === true,
    accounting: customClaims?.accounting === true,
  }
}

function factsOf(record: UserRecord): AccountFacts {
  const { uid, email, displayName, photoURL, emailVerified, disabled, metadata } = record
  return {
    uid,
    email: email ?? '',
    displayName: shownName(displayName),
    photoURL: photoURL ?? null,
    emailVerified,
    ...rolesFrom(rolesOf(record)),
    isDisabled: disabled,
    createdAt: timeOf(metadata.creationTime),
    signedInAt: timeOf(metadata.lastSignInTime),
    epoch: timeOf(record.tokensValidAfterTime) ?? 0,
  }
}

/** Firebase gives times as texts; without one, null or an empty text. */
function timeOf(text: string | null | undefined): number | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : time
}
