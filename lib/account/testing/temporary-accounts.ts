import { now } from '@/lib/core/clock'
import { randomKey } from '@/lib/core/ids'
import type { Store } from '@/lib/store/store'
import { rolesFrom, type DeskRoles } from '../desk-roles'
import { accountAdded, changeAccount, type StoredAccount } from '../sign-in/account-data'
import { hashPassword } from '../sign-in/password-hash'
import { signInEngine } from '../sign-in/sign-in-engine'

/** Quick, for tests that are not about passwords. */
const CHEAP = { N: 2, r: 8, p: 1 }

/** A role that is not named is not given. */
type AccountFields = Partial<Omit<StoredAccount, 'roles'>> & { roles?: Partial<DeskRoles> }

/** Adds accounts of the shop's own sign-in to a test store, bypassing the confirmation mail. */
export function temporaryAccounts(store: () => Store) {
  return {
    /** A new account with a unique address, and a session of it. */
    async register({ password = 'spielklang', roles, ...given }: AccountFields = {}) {
      const uid = randomKey()
      const email = given.email ?? `konto-${randomKey()}@spielklang.example`
      const account = {
        name: '',
        emailVerified: true,
        createdAt: now(),
        epoch: 0,
        changes: 0,
        isDisabled: false,
        isSample: false,
        ...given,
        roles: { ...rolesFrom({}), ...roles },
        email,
        password: await hashPassword(password, true, CHEAP),
      }
      await store().update(accountAdded(uid, account))
      const cookie = await signInEngine(store()).begin({ uid, epoch: account.epoch }, 'Firefox, Linux')
      return { uid, email, password, cookie: cookie ?? '' }
    },
    /** Changes fields of an account behind the shop's back. */
    async change(uid: string, { roles, ...fields }: AccountFields): Promise<void> {
      const changed = roles ? { roles: { ...rolesFrom({}), ...roles } } : {}
      await changeAccount(store(), uid, () => ({ fields: { ...fields, ...changed } }))
    },
    /** An additional session of an account. */
    async session(uid: string): Promise<string> {
      const account = await signInEngine(store()).accountWith(uid)
      return (account && (await signInEngine(store()).begin(account, 'Chrome, Windows'))) ?? ''
    },
  }
}
