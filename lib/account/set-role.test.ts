import { journalEntries } from '@/lib/journal/testing/entries'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { accountNames } from './account-facts'
import { userOf } from './session/session'
import { leaveDesk, setRole } from './set-role'
import { signInEngine } from './sign-in/sign-in-engine'
import { temporaryAccounts } from './testing/temporary-accounts'

describe('a role', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)
  const rolesOf = async (uid: string) => {
    const account = await signInEngine(store()).accountWith(uid)
    return { admin: account?.admin, support: account?.support }
  }

  it('is granted and revoked by command without touching other roles, ends sessions, and is journalled', async () => {
    await accounts.register({ roles: { admin: true } })
    const { uid, email, cookie } = await accounts.register()
    await setRole(store(), email, 'support', true)
    expect(await userOf(store(), cookie)).toBeNull()
    expect(await rolesOf(uid)).toEqual({ admin: false, support: true })
    await setRole(store(), email, 'admin', true)
    await setRole(store(), email, 'admin', false)
    expect(await rolesOf(uid)).toEqual({ admin: false, support: true })
    await setRole(store(), email, 'support', false)
    expect(await rolesOf(uid)).toEqual({ admin: false, support: false })
    const entry = (after: string) => ({ actor: 'command line', subject: `users/${uid}`, after })
    expect(await journalEntries(store(), 'role-granted')).toEqual([entry('admin'), entry('support')])
    expect(await journalEntries(store(), 'role-revoked')).toEqual([entry('support'), entry('admin')])
  })

  it('cannot be granted without an account, and leaves no journal entry then', async () => {
    await expect(setRole(store(), 'niemand@spielklang.example', 'support', true)).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await store().get('journal')).toBeNull()
  })

  it('that goes with its owner’s account is journalled, once', async () => {
    await accounts.register({ roles: { admin: true } })
    const { uid } = await accounts.register({ roles: { admin: true, accounting: true } })
    const helper = await accounts.register({ roles: { support: true } })
    for (const each of [uid, helper.uid, uid, helper.uid]) await leaveDesk(store(), each)
    const entry = (actor: string, of: string, after: string) => ({
      actor: `${actor} ${of}`,
      subject: `users/${of}`,
      after,
    })
    expect(await journalEntries(store(), 'role-revoked')).toEqual([
      entry('support', helper.uid, 'support'),
      entry('accounting', uid, 'accounting'),
      entry('admin', uid, 'admin'),
    ])
  })

  it('is journalled by a uid, which is shown as the account’s name or address', async () => {
    const [one, other] = [await accounts.register(), await accounts.register()]
    await accounts.change(one.uid, { name: 'Alex' })
    const names = await accountNames(store(), [one.uid, other.uid, one.uid, 'nobody'])
    expect(Object.fromEntries(names)).toEqual({ [one.uid]: 'Alex', [other.uid]: other.email })
    expect(await accountNames(store(), [])).toEqual(new Map())
  })
})
