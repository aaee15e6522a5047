import { setClock } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { signInEngine } from '../sign-in/sign-in-engine'
import { temporaryAccounts } from '../testing/temporary-accounts'
import { requireAdmin, requireDesk, requireRole, requireUser } from './require-user'
import { requireRecentSignIn, userOf } from './session'
import { signOut } from './begin-session'

const inMinutes = (minutes: number) => setClock(() => Date.now() + minutes * 60_000)
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

describe('a session', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)
  afterEach(() => setClock())

  it('identifies the user who signed in', async () => {
    const { cookie, uid, email } = await accounts.register()
    expect(await userOf(store(), cookie)).toEqual({
      uid,
      email,
      displayName: '',
      photoURL: null,
      emailVerified: true,
      admin: false,
      support: false,
      accounting: false,
    })
  })

  it('identifies no user if the cookie is missing, malformed or huge', async () => {
    for (const cookie of [undefined, '', 'x', 'x.y.z', 'x'.repeat(10_000)])
      expect(await userOf(store(), cookie)).toBeNull()
    expect(await codeOf(requireUser(store(), undefined))).toBe('unauthorized')
  })

  it('ends on sign-out, even if the profile record is broken', async () => {
    const { uid, cookie } = await accounts.register()
    await store().update({ [`users/${uid}/avatar`]: 7 })
    expect(await userOf(store(), cookie)).toMatchObject({ uid })
    await signOut(store(), cookie)
    expect(await userOf(store(), cookie)).toBeNull()
  })

  it('ends when its account is disabled or deleted', async () => {
    const disabled = await accounts.register()
    await accounts.change(disabled.uid, { isDisabled: true })
    expect(await userOf(store(), disabled.cookie)).toBeNull()
    expect(await signInEngine(store()).check(disabled)).toBeNull()
    const deleted = await accounts.register()
    await signInEngine(store()).remove(deleted.uid)
    expect(await userOf(store(), deleted.cookie)).toBeNull()
  })

  it('reflects the current roles, not those at sign-in', async () => {
    const { uid, cookie } = await accounts.register()
    const become = (admin: boolean, support: boolean, accounting = false) =>
      accounts.change(uid, { roles: { admin, support, accounting } })
    expect(await codeOf(requireAdmin(store(), cookie))).toBe('forbidden')
    expect(await codeOf(requireRole('support')(store(), cookie))).toBe('forbidden')
    await become(false, true)
    expect(await requireRole('support')(store(), cookie)).toMatchObject({ uid, support: true, admin: false })
    expect(await codeOf(requireAdmin(store(), cookie))).toBe('forbidden')
    await become(true, false)
    expect(await requireAdmin(store(), cookie)).toMatchObject({ uid, admin: true })
    expect(await requireRole('support')(store(), cookie)).toMatchObject({ uid, support: true, admin: true })
    await become(false, false, true)
    expect(await requireRole('accounting')(store(), cookie)).toMatchObject({
      uid,
      accounting: true,
      support: false,
    })
    expect(await requireDesk(store(), cookie)).toMatchObject({ uid })
    expect(await codeOf(requireRole('support')(store(), cookie))).toBe('forbidden')
    await become(false, true)
    expect(await requireDesk(store(), cookie)).toMatchObject({ uid })
    expect(await codeOf(requireRole('accounting')(store(), cookie))).toBe('forbidden')
    await become(false, false)
    expect(await codeOf(requireDesk(store(), cookie))).toBe('forbidden')
    expect(await codeOf(requireAdmin(store(), cookie))).toBe('forbidden')
    expect(await codeOf(requireRole('support')(store(), undefined))).toBe('unauthorized')
  })

  it('counts as a recent sign-in for five minutes', async () => {
    const { cookie, uid } = await accounts.register()
    expect(await requireRecentSignIn(store(), cookie)).toMatchObject({ uid })
    inMinutes(6)
    expect(await codeOf(requireRecentSignIn(store(), cookie))).toBe('sign_in_again')
    expect(await codeOf(requireRecentSignIn(store(), 'x'))).toBe('unauthorized')
  })
})
