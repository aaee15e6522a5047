import { nextSecond, temporarySignIn } from '@/dev/sign-in/temporary-sign-in'
import { setClock } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { userOf } from '../../session/session'
import { describeSignIn } from '../contract/describe-sign-in'
import { signInEngine } from '../sign-in-engine'
import { auth } from './admin-sdk'
import { sessionKey } from './firebase-sessions'

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

describe('sign-in by Firebase', () => {
  const store = temporaryStore()
  const signIn = temporarySignIn(store, { isOwn: true })
  afterEach(() => setClock())

  describeSignIn(store, nextSecond)

  it.each([
    ['an expired cookie', (token: string) => token.replace(/"exp":\d+/, '"exp":1700000000')],
    ['a cookie of another project', (token: string) => token.replaceAll('demo-spielklang', 'demo-other')],
    ['a cookie of nobody', (token: string) => token.replace(/"sub":"[^"]+"/, '"sub":"nobody"')],
  ])('rejects a session with %s', async (_, change) => {
    const { cookie } = await signIn.register()
    expect(await userOf(store(), forged(cookie, change))).toBeNull()
  })

  it('derives the same session key for equivalent encodings of a signature', () => {
    expect(sessionKey('head.claims.AB')).toBe(sessionKey('head.claims.AC'))
    expect(sessionKey('head.claims.AB')).not.toBe(sessionKey('head.others.AB'))
  })

  it('ends the sessions of an account that is disabled at Firebase', async () => {
    const { uid, cookie } = await signIn.register()
    await (await auth()).updateUser(uid, { disabled: true })
    expect(await userOf(store(), cookie)).toBeNull()
  })

  it('times out after four seconds without a response, and then fails fast for a while', async () => {
    const { cookie, uid } = await signIn.register()
    const verify = jest
      .spyOn(await auth(), 'verifySessionCookie')
      .mockImplementation(() => new Promise(() => {}))
    const start = performance.now()
    expect(await codeOf(userOf(store(), cookie))).toBe('sign_in_unavailable')
    expect(performance.now() - start).toBeLessThan(4_500)
    expect(await codeOf(userOf(store(), cookie))).toBe('sign_in_unavailable')
    expect(performance.now() - start).toBeLessThan(4_600)
    expect(verify).toHaveBeenCalledTimes(1)
    verify.mockRestore()
    setClock(() => Date.now() + 60_000)
    expect(await userOf(store(), cookie)).toMatchObject({ uid })
  })

  it('reports that sign-in is unavailable while Firebase is down', async () => {
    const { cookie, email, password } = await signIn.register()
    await signIn.kill()
    expect(await codeOf(userOf(store(), cookie))).toBe('sign_in_unavailable')
    expect(await codeOf(signInEngine(store()).check({ email, password }))).toBe('sign_in_unavailable')
    expect(await userOf(store(), undefined)).toBeNull()
  })
})
