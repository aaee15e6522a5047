import { rolesFrom, type DeskRoles } from '@/lib/account/desk-roles'
import { accountAdded } from '@/lib/account/sign-in/account-data'
import { hashPassword } from '@/lib/account/sign-in/password-hash'
import { now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'

export const SAMPLE_PASSWORD = 'spielklang'

const roles = (given: Partial<DeskRoles> = {}) => ({ ...rolesFrom({}), ...given })

/** Accounts of a new shop on this machine; the partner's uid is that of a sample partner. */
export const sampleAccounts = [
  { uid: 'sample-customer', email: 'kunde@spielklang.example', name: 'Kim Kunde', roles: roles() },
  { uid: 'sample-partner-nova', email: 'partner@spielklang.example', name: 'Nova', roles: roles() },
  {
    uid: 'sample-support',
    email: 'support@spielklang.example',
    name: 'Sina Support',
    roles: roles({ support: true }),
  },
  {
    uid: 'sample-accounting',
    email: 'buchhaltung@spielklang.example',
    name: 'Bea Buch',
    roles: roles({ accounting: true }),
  },
  {
    uid: 'sample-admin',
    email: 'admin@spielklang.example',
    name: 'Alex Admin',
    roles: roles({ admin: true }),
  },
]

/** Gives a store the sample accounts, once. They cannot be used where others can reach the shop. */
export async function fillSampleAccounts(store: Store): Promise<void> {
  if ((await store.get('once/sample_accounts')) !== null) return
  const password = await hashPassword(SAMPLE_PASSWORD)
  const common = { password, emailVerified: true, createdAt: now(), isSample: true }
  const added = sampleAccounts.map(({ uid, ...account }) =>
    accountAdded(uid, { ...account, ...common, epoch: 0, changes: 0, isDisabled: false }),
  )
  await store.updateOnce('sample_accounts', Object.assign({}, ...added))
}
