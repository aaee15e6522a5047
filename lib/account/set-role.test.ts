import { deeds } from '@/lib/journal/testing/deeds'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { accountNames } from './account-names'
import { auth } from './auth'
import { createSession, signedInUserOf, userOf } from './session/session'
import { setRole } from './set-role'
import { nextSecond, temporarySignIn } from '@/dev/sign-in/temporary-sign-in'

describe('a role', () => {
  const store = temporaryStore()
  const signIn = temporarySignIn({ isOwn: true })
  const rolesOf = async (uid: string) => {
    const { admin, support } = signedInUserOf(await (await auth()).getUser(uid))
    return { admin, support }
  }

  it('is given and taken by command beside others, ends the sessions, and stands in the journal', async () => {
    const { uid, email, idToken } = await signIn.register()
    const { cookie } = await createSession(idToken)
    await nextSecond()
    await setRole(store(), email, 'support', true)
    expect(await userOf(store(), cookie)).toBeNull()
    expect(await rolesOf(uid)).toEqual({ admin: false, support: true })
    await setRole(store(), email, 'admin', true)
    await setRole(store(), email, 'admin', false)
    expect(await rolesOf(uid)).toEqual({ admin: false, support: true })
    await setRole(store(), email, 'support', false)
    expect(await rolesOf(uid)).toEqual({ admin: false, support: false })
    const entry = (after: string) => ({ actor: 'command line', subject: `users/${uid}`, after })
    expect(await deeds(store(), 'role-granted')).toEqual([entry('admin'), entry('support')])
    expect(await deeds(store(), 'role-revoked')).toEqual([entry('support'), entry('admin')])
  })

  it('is nobody’s without an account, and leaves no entry then', async () => {
    await expect(setRole(store(), 'niemand@spielklang.example', 'support', true)).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await store().get('journal')).toBeNull()
  })

  it('is in the journal by a uid, whose account tells its name, as long as it can be asked', async () => {
    const [one, other] = [await signIn.register(), await signIn.register()]
    await (await auth()).updateUser(one.uid, { displayName: 'Alex' })
    const names = await accountNames([one.uid, other.uid, one.uid, 'nobody'])
    expect(Object.fromEntries(names)).toEqual({ [one.uid]: 'Alex', [other.uid]: other.email })
    expect(await accountNames([])).toEqual(new Map())
    await signIn.kill()
    expect(await accountNames([one.uid])).toEqual(new Map())
  })
})
