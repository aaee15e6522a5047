import { setClock } from '@/lib/core/clock'
import { auth } from '../auth'
import { sessionKey } from '../data'
import { requireAdmin, requireSupport, requireUser } from './require-user'
import { createSession, endAllSessions, requireRecentSignIn, userOf } from './session'
import { signOut } from './sign-out'
import { nextSecond, temporarySignIn } from '@/dev/sign-in/temporary-sign-in'
import { temporaryStore } from '@/lib/store/testing/temporary-store'

const MINUTES = 60_000
const inMinutes = (minutes: number) => setClock(() => Date.now() + minutes * MINUTES)
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )
const claimsOf = (token: string) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
const forged = (token: string, change: (claims: string) => string) => {
  const [header = '', , signature = ''] = token.split('.')
  return [header, Buffer.from(change(claimsOf(token))).toString('base64url'), signature].join('.')
}

describe('a session', () => {
  const store = temporaryStore()
  const signIn = temporarySignIn({ isOwn: true })
  afterEach(() => setClock())

  const open = async () => {
    const account = await signIn.register()
    const { cookie, maxAgeSeconds } = await createSession(account.idToken)
    return { ...account, cookie, maxAgeSeconds }
  }

  it('belongs for five days to who has just signed in', async () => {
    const { cookie, maxAgeSeconds, uid, email } = await open()
    expect(maxAgeSeconds).toBe(432_000)
    expect(await userOf(store(), cookie)).toEqual({
      uid,
      email,
      displayName: '',
      photoURL: null,
      emailVerified: false,
      admin: false,
      support: false,
    })
  })

  it('begins with a recent sign-in only', async () => {
    const { idToken } = await signIn.register()
    inMinutes(6)
    expect(await codeOf(createSession(idToken))).toBe('unauthorized')
    inMinutes(4)
    expect(await codeOf(createSession(idToken))).toBe('done')
  })

  it.each([
    ['nothing', () => ''],
    ['no token', () => 'x.y.z'],
    [
      'an expired token',
      (token: string) => forged(token, (claims) => claims.replace(/"exp":\d+/, '"exp":1700000000')),
    ],
    [
      'a token of another project',
      (token: string) => forged(token, (claims) => claims.replaceAll('demo-spielklang', 'demo-other')),
    ],
    [
      'a token of nobody',
      (token: string) => forged(token, (claims) => claims.replace(/"sub":"\w+"/, '"sub":"nobody"')),
    ],
  ])('does not begin with %s', async (_, tokenOf) => {
    const { idToken } = await signIn.register()
    expect(await codeOf(createSession(tokenOf(idToken)))).toBe('unauthorized')
  })

  it('is nobody’s without a cookie, with a wrong one, and with an ID token', async () => {
    const { idToken } = await signIn.register()
    for (const cookie of [undefined, '', 'x', 'x.y.z', idToken])
      expect(await userOf(store(), cookie)).toBeNull()
    expect(await codeOf(requireUser(store(), undefined))).toBe('unauthorized')
  })

  it('ends everywhere when all are ended, and can begin again', async () => {
    const { uid, cookie, email, password } = await open()
    await nextSecond()
    await endAllSessions(uid)
    expect(await userOf(store(), cookie)).toBeNull()
    const { cookie: next } = await createSession(await signIn.idToken(email, password))
    expect(await userOf(store(), next)).toMatchObject({ uid })
  })

  it('ends on its device, even if the profile’s record is broken', async () => {
    const { uid, cookie } = await open()
    await store().update({ [`users/${uid}/avatar`]: 7 })
    expect(await userOf(store(), cookie)).toMatchObject({ uid })
    await signOut(store(), cookie)
    expect(await userOf(store(), cookie)).toBeNull()
  })

  it('ends with the account, and when it is disabled', async () => {
    const disabled = await open()
    await (await auth()).updateUser(disabled.uid, { disabled: true })
    expect(await userOf(store(), disabled.cookie)).toBeNull()
    expect(await codeOf(createSession(disabled.idToken))).toBe('unauthorized')
    const deleted = await open()
    await (await auth()).deleteUser(deleted.uid)
    expect(await userOf(store(), deleted.cookie)).toBeNull()
    expect(await codeOf(createSession(deleted.idToken))).toBe('unauthorized')
  })

  it('has the role of this moment, not that of the sign-in', async () => {
    const { uid, cookie } = await open()
    expect(await codeOf(requireAdmin(store(), cookie))).toBe('forbidden')
    await (await auth()).setCustomUserClaims(uid, { admin: true })
    expect(await requireAdmin(store(), cookie)).toMatchObject({ uid, admin: true })
    await (await auth()).setCustomUserClaims(uid, null)
    expect(await codeOf(requireAdmin(store(), cookie))).toBe('forbidden')
    expect(await codeOf(requireAdmin(store(), undefined))).toBe('unauthorized')
  })

  it('helps buyers with support’s role or an admin’s, and is nothing more with support’s', async () => {
    const { uid, cookie } = await open()
    const become = async (claims: object | null) => (await auth()).setCustomUserClaims(uid, claims)
    expect(await codeOf(requireSupport(store(), cookie))).toBe('forbidden')
    await become({ support: true })
    expect(await requireSupport(store(), cookie)).toMatchObject({ uid, support: true, admin: false })
    expect(await codeOf(requireAdmin(store(), cookie))).toBe('forbidden')
    await become({ admin: true })
    expect(await requireSupport(store(), cookie)).toMatchObject({ uid, support: true, admin: true })
    await become({ admin: 'true', support: 1 })
    expect(await codeOf(requireSupport(store(), cookie))).toBe('forbidden')
    expect(await codeOf(requireSupport(store(), undefined))).toBe('unauthorized')
  })

  it('is the same however its signature is written', () => {
    expect(sessionKey('head.claims.AB')).toBe(sessionKey('head.claims.AC'))
    expect(sessionKey('head.claims.AB')).not.toBe(sessionKey('head.others.AB'))
  })

  it('allows what needs a recent sign-in for five minutes', async () => {
    const { cookie, uid } = await open()
    expect(await requireRecentSignIn(store(), cookie)).toMatchObject({ uid })
    inMinutes(6)
    expect(await codeOf(requireRecentSignIn(store(), cookie))).toBe('sign_in_again')
    expect(await codeOf(requireRecentSignIn(store(), 'x'))).toBe('unauthorized')
  })

  it('is waited for four seconds while the sign-in service is silent, and then not at all', async () => {
    const { cookie } = await open()
    const sdk = await auth()
    const verify = jest.spyOn(sdk, 'verifySessionCookie').mockImplementation(() => new Promise(() => {}))
    const start = performance.now()
    expect(await codeOf(userOf(store(), cookie))).toBe('sign_in_unavailable')
    expect(performance.now() - start).toBeLessThan(4_500)
    expect(await codeOf(userOf(store(), cookie))).toBe('sign_in_unavailable')
    expect(performance.now() - start).toBeLessThan(4_600)
    expect(verify).toHaveBeenCalledTimes(1)
    verify.mockRestore()
    inMinutes(1)
    expect(await userOf(store(), cookie)).toMatchObject({ admin: false })
  })

  it('says so while the sign-in service is down', async () => {
    const { cookie, idToken } = await open()
    await signIn.kill()
    expect(await codeOf(userOf(store(), cookie))).toBe('sign_in_unavailable')
    expect(await codeOf(createSession(idToken))).toBe('sign_in_unavailable')
    expect(await userOf(store(), undefined)).toBeNull()
  })
})
