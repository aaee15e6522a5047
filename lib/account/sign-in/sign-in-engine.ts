import { now } from '@/lib/core/clock'
import { randomKey } from '@/lib/core/ids'
import { addressKey } from '@/lib/core/text/email-address'
import { isConflict } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { accountChanged } from '../data'
import type { DeskRole } from '@/lib/account/desk-roles'
import type { DeviceSession } from '../device-session'
import type { AccountFacts, CheckOptions, Credentials, OpenSession, Proof } from './engine'
import {
  accountAdded,
  addressOnceKey,
  changeAccount,
  factsOf,
  findAccountUnder,
  isLocked,
  otherAdminStays,
  readAccount,
  readStaff,
  removeAccount,
  storedAccountSchema,
  type StoredAccount,
} from './account-data'
import { askForPassword } from './ask-for-password'
import { checkPassword, hashPassword } from './password-hash'
import {
  findSessions,
  readSession,
  sessionAdded,
  sessionProved,
  sessionRemoved,
  sessionsRemoved,
  storedSessionSchema,
} from './session-data'

const PAGE = 500

export function signInEngine(store: Store): SignInEngine {
  return new SignInEngine(store)
}

const nextEpoch = (epoch: number) => epoch + 1

/** Further changes that a caller passes are written together with its own, in one atomic write. */
class SignInEngine {
  constructor(private readonly store: Store) {}

  /** Null for an unknown address, a wrong password, and an account that is disabled; in the same time. */
  async check(
    { email, password }: Credentials,
    { isUnconfirmed, isKnown }: CheckOptions = {},
  ): Promise<Proof | null> {
    const found = await findAccountUnder(this.store, email)
    const outcome = await checkPassword(password, found?.account.password, isKnown)
    if (found?.account.password === undefined && found && !isLocked(found.account))
      askForPassword(this.store, found.uid, found.account)
    if (!found || outcome === 'wrong') return null
    const { uid, account } = found
    if (account.emailVerified === Boolean(isUnconfirmed) || isLocked(account)) return null
    if (outcome === 'weak') await this.#raiseHash(uid, account, password)
    return { uid, epoch: account.epoch }
  }

  /** @returns the cookie's value; null if the account has changed since the proof */
  async begin({ uid, epoch, withFactor = false }: Proof, device: string): Promise<string | null> {
    const { cookie, changes } = sessionAdded({ uid, epoch, device }, { withFactor })
    const hasBegun = await changeAccount(this.store, uid, (account) =>
      account.epoch === epoch && !isLocked(account) ? { fields: { signedInAt: now() }, also: changes } : null,
    )
    return hasBegun ? cookie : null
  }

  /** Null once it has ended for any reason, within a second on all processes. */
  async session(cookie: string): Promise<OpenSession | null> {
    const session = await readSession(this.store, cookie)
    const account = session && (await readAccount(this.store, session.uid))
    if (!account || account.epoch !== session.epoch || isLocked(account)) return null
    const { uid, at, provedAt = at, factorAt = null } = session
    return { account: factsOf(uid, account), signedInAt: at, provedAt, factorAt }
  }

  /** @returns whether the session was still open */
  async prove(cookie: string, by: { withFactor: boolean }): Promise<boolean> {
    const session = await this.session(cookie)
    if (!session) return false
    // Ending a session changes the account as well, so this write cannot restore an ended session.
    return changeAccount(this.store, session.account.uid, async () =>
      (await this.session(cookie)) ? { fields: {}, also: sessionProved(cookie, by) } : null,
    )
  }

  async end(cookie: string): Promise<void> {
    const session = await readSession(this.store, cookie)
    if (!session) return
    const also = { ...sessionRemoved(cookie), ...accountChanged(session.uid) }
    await changeAccount(this.store, session.uid, () => ({ fields: {}, also }))
  }

  async endAll(uid: string, also: Changes = {}): Promise<void> {
    await this.#changeEnding(uid, () => ({ fields: {}, also }))
  }

  /** The sessions that have not ended, newest first. */
  async devices({ uid, epoch }: AccountFacts): Promise<DeviceSession[]> {
    const sessions = (await findSessions(this.store, uid)).map(({ value }) =>
      storedSessionSchema.parse(value),
    )
    return sessions
      .filter((session) => session.until > now() && session.epoch === epoch)
      .map(({ at, until, device }) => ({ at, until, device }))
      .sort((one, other) => other.at - one.at)
  }

  async accountWith(uid: string): Promise<AccountFacts | null> {
    const account = await readAccount(this.store, uid)
    return account && factsOf(uid, account)
  }

  /** Regardless of the case and spelling of the address. */
  async accountUnder(email: string): Promise<AccountFacts | null> {
    const found = await findAccountUnder(this.store, email)
    return found && factsOf(found.uid, found.account)
  }

  async accounts(uids: readonly string[]): Promise<AccountFacts[]> {
    const found = await Promise.all(uids.map((uid) => this.accountWith(uid)))
    return found.filter((account) => account !== null)
  }

  async staff(): Promise<AccountFacts[]> {
    return (await readStaff(this.store)).map(({ uid, account }) => factsOf(uid, account))
  }

  /** In no promised order. */
  async *pages(): AsyncGenerator<AccountFacts[], void> {
    let before: string | undefined
    do {
      const page = { limit: PAGE, ...(before === undefined ? {} : { before }) }
      const entries = await this.store.list('accounts', page)
      yield entries.flatMap(({ key, value }) => {
        const { data } = storedAccountSchema.safeParse(value)
        return data ? [factsOf(key, data)] : []
      })
      before = entries.length < PAGE ? undefined : entries.at(-1)?.key
    } while (before !== undefined)
  }

  /** Replaces another unconfirmed one; does nothing if the address has a confirmed account. */
  async add({ email, password, name }: Credentials & { name: string }, also: Changes): Promise<void> {
    const hash = await hashPassword(password)
    const found = await findAccountUnder(this.store, email)
    if (!found) return this.#addNew({ email, hash, name }, also)
    const isReplaced = await this.#changeEnding(found.uid, (account) =>
      account.emailVerified ? null : { fields: { password: hash, name }, also },
    )
    if (!isReplaced) await this.store.update(also)
  }

  /** @returns whether the account was still as proved */
  confirm({ uid, epoch }: Proof, also: Changes = {}): Promise<boolean> {
    return changeAccount(this.store, uid, (account) =>
      account.epoch === epoch ? { fields: { emailVerified: true }, also } : null,
    )
  }

  /** Confirms the address and ends all sessions. @returns the new state; null if the account is not as proved */
  async setPassword({ uid, epoch }: Proof, password: string, also: Changes = {}): Promise<Proof | null> {
    const hash = await hashPassword(password, true)
    const isSet = await this.#changeEnding(uid, (account) =>
      account.epoch === epoch ? { fields: { password: hash, emailVerified: true }, also } : null,
    )
    return isSet ? { uid, epoch: nextEpoch(epoch) } : null
  }

  /** Ends all sessions. @returns as `confirm`, and false for an address that is taken */
  async setAddress({ uid, epoch }: Proof, email: string, also: Changes = {}): Promise<boolean> {
    const fields = { email, emailKey: addressKey(email), emailVerified: true }
    try {
      return await this.#changeEnding(uid, (account) => {
        if (account.epoch !== epoch) return null
        const [before, after] = [addressOnceKey(account.email), addressOnceKey(email)]
        const onceKeys = before === after ? {} : { [`once/${before}`]: null, [`once/${after}`]: now() }
        return { fields, also: { ...also, ...onceKeys } }
      })
    } catch (error) {
      if (isConflict(error)) return false
      throw error
    }
  }

  /** @param name '' clears it */
  async rename(uid: string, name: string, also: Changes): Promise<void> {
    await changeAccount(this.store, uid, () => ({ fields: { name }, also }))
  }

  /** @throws ShopError `last_admin` if no admin would be left, even under concurrent changes */
  async setRole(uid: string, role: DeskRole, isGranted: boolean, also: Changes): Promise<void> {
    await changeAccount(this.store, uid, async ({ roles }) => {
      const isLeaving = role === 'admin' && !isGranted && roles.admin
      const guarded = isLeaving ? await otherAdminStays(this.store, uid) : {}
      return { fields: { roles: { ...roles, [role]: isGranted } }, also: { ...also, ...guarded } }
    })
  }

  async remove(uid: string): Promise<void> {
    await removeAccount(this.store, uid)
    await this.store.update(await sessionsRemoved(this.store, uid))
  }

  async #addNew(given: { email: string; hash: string; name: string }, also: Changes): Promise<void> {
    const { email, hash, name } = given
    const account = storedAccountSchema.omit({ emailKey: true, atDesk: true }).parse({
      email,
      name,
      password: hash,
      emailVerified: false,
      createdAt: now(),
    })
    try {
      await this.store.update({ ...accountAdded(randomKey(), account), ...also })
    } catch (error) {
      // A concurrent request has just added it.
      if (!isConflict(error)) throw error
      await this.store.update(also)
    }
  }

  /** As `changeAccount`; ends all sessions. */
  async #changeEnding(
    uid: string,
    decide: (account: StoredAccount) => { fields: Partial<StoredAccount>; also?: Changes } | null,
  ): Promise<boolean> {
    const sessions = await sessionsRemoved(this.store, uid)
    return changeAccount(this.store, uid, (account) => {
      const decided = decide(account)
      return (
        decided && {
          fields: { ...decided.fields, epoch: nextEpoch(account.epoch) },
          also: { ...sessions, ...accountChanged(uid), ...decided.also },
        }
      )
    })
  }

  async #raiseHash(uid: string, { password: before }: StoredAccount, password: string): Promise<void> {
    const hash = await hashPassword(password, true)
    await changeAccount(this.store, uid, (account) =>
      account.password === before ? { fields: { password: hash } } : null,
    )
  }
}
