import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NextRequest } from 'next/server'
import { withFactor } from '@/lib/account/factor/testing/with-factor'
import { takeCode } from '@/lib/account/factor/take-code'
import { addPasskey, askForNewPasskey as newChallenge } from '@/lib/account/passkeys/add-passkey'
import { browserKey } from '@/lib/account/passkeys/challenge'
import { requireUser } from '@/lib/account/session/require-user'
import { userOf } from '@/lib/account/session/session'
import { softwarePasskey } from '@/lib/account/testing/software-passkey'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { setClock } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { openStore, store } from '@/lib/store/open-store'
import { DELETE as deleteAccount, GET as account } from '@/app/api/account/route'
import { POST as askForAddress } from '@/app/api/account/address/route'
import { POST as askForNewPasskey } from '@/app/api/account/passkeys/challenge/route'
import { PUT as changePassword } from '@/app/api/account/password/route'
import { DELETE as turnOff, POST as offer, PUT as turnOn } from '@/app/api/account/factor/route'
import { POST as renew } from '@/app/api/account/factor/recovery/route'
import { GET as backup } from '@/app/api/admin/backup/route'
import { GET as findOrders } from '@/app/api/admin/search/route'
import { PUT as changeVariables } from '@/app/api/admin/setup/variables/route'
import { GET as way, POST as prove } from './proof/route'
import { POST as giveCode } from './factor/route'
import { proxy } from '@/proxy'
import { DELETE as signOut, POST as signIn } from './route'

const ORIGIN = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
const context = { params: Promise.resolve({}) }
const MINUTE = 60_000

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>
interface Call {
  method?: string
  cookie?: string
  body?: object
  origin?: string
}

describe('a sign-in in two steps', () => {
  const accounts = temporaryAccounts(store)
  const settings = env()
  const { PUBLIC_ORIGIN } = settings
  beforeEach(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
  afterEach(() => {
    setClock()
    settings.PUBLIC_ORIGIN = PUBLIC_ORIGIN
  })
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const call = (handler: Handler, { method = 'GET', cookie, body, origin = ORIGIN }: Call = {}) =>
    handler(
      new Request(`${ORIGIN}/api/x`, {
        method,
        headers: {
          origin,
          'content-type': 'application/json',
          ...(cookie === undefined ? {} : { cookie: `session=${cookie}` }),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
      context,
    )
  const refusal = async (response: Promise<Response>) => {
    const answer = await response
    const { error } = Object(await answer.json())
    return [answer.status, Object(error).code]
  }
  const cookieOf = (response: Response) =>
    /session=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const begin = async ({ email, password }: { email: string; password: string }, cookie?: string) =>
    cookieOf(await call(signIn, { method: 'POST', body: { email, password }, ...(cookie ? { cookie } : {}) }))

  it('is reached from the desk of a locked shop, which opens to nobody else', async () => {
    settings.PUBLIC_ORIGIN = 'http://spielklang.example'
    setCurrentSettings({ maintenance: true, turboMode: true, unlocksVoidBefore: 0 })
    const visit = (path: string, cookie: string) =>
      proxy(new NextRequest(`${ORIGIN}${path}`, { headers: { cookie: `session=${cookie}` } }))
    const admin = await accounts.register({ roles: { admin: true } })
    const customer = await accounts.register()
    for (const path of ['/admin', '/admin/betrieb']) {
      const response = await visit(path, admin.cookie)
      const { pathname } = new URL(response.headers.get('location') ?? ORIGIN)
      expect([response.status, pathname]).toEqual([307, '/konto/zweiter-faktor'])
    }
    // The maintenance page is asked from the shop's own address, where nothing listens here.
    for (const [path, cookie] of [
      ['/admin', customer.cookie],
      ['/admin', 'x'],
      ['/administration', admin.cookie],
      ['/presets', admin.cookie],
    ] as const)
      await expect(visit(path, cookie)).rejects.toThrow('fetch failed')
  })

  it('opens neither account nor desk to a password alone', async () => {
    const admin = await accounts.register({ roles: { admin: true, support: true } })
    const { code, codes } = await withFactor(store(), admin.cookie)
    const cookie = await begin(admin)
    const calls: [Handler, string?, object?][] = [
      [account],
      [way],
      [prove, 'POST', { password: admin.password }],
      [offer, 'POST'],
      [turnOn, 'PUT', { code: code() }],
      [turnOff, 'DELETE', { code: codes[0] }],
      [renew, 'POST'],
      [findOrders],
      [backup],
      [changeVariables, 'PUT', { values: {} }],
    ]
    for (const [handler, method = 'GET', body] of calls)
      expect(await refusal(call(handler, { method, cookie, ...(body ? { body } : {}) }))).toEqual([
        401,
        'code_needed',
      ])
    expect(await refusal(call(giveCode, { method: 'POST', cookie, body: { code: '000000' } }))).toEqual([
      403,
      'code_wrong',
    ])
    expect((await call(giveCode, { method: 'POST', cookie, body: { code: code() } })).status).toBe(204)
    expect((await call(account, { cookie })).status).toBe(200)
    expect((await call(backup, { cookie, method: 'HEAD' })).status).toBe(200)
  })

  it('accepts a code only once, even if two processes receive it concurrently', async () => {
    const owner = await accounts.register()
    const { code, codes } = await withFactor(store(), owner.cookie)
    const elsewhere = openStore(env())
    for (const given of [code(), codes[0] ?? '']) {
      const uses = [store(), elsewhere, store(), elsewhere].map((place) =>
        takeCode(place, owner, given).then(
          () => 'done',
          () => 'refused',
        ),
      )
      expect((await Promise.all(uses)).sort()).toEqual(['done', 'refused', 'refused', 'refused'])
    }
    await elsewhere.close()
  })

  it('refuses calls from another site', async () => {
    const owner = await accounts.register()
    const { code } = await withFactor(store(), owner.cookie)
    const half = await begin(owner)
    const origin = 'https://evil.example'
    const calls: [Handler, string, object?][] = [
      [giveCode, 'POST', { code: code() }],
      [prove, 'POST', { code: code() }],
      [offer, 'POST'],
      [turnOn, 'PUT', { code: code() }],
      [turnOff, 'DELETE', { code: code() }],
      [renew, 'POST'],
    ]
    for (const cookie of [half, owner.cookie])
      for (const [handler, method, body] of calls)
        expect(await refusal(call(handler, { method, cookie, origin, ...(body ? { body } : {}) }))).toEqual([
          403,
          'foreign_origin',
        ])
    expect((await call(giveCode, { method: 'POST', cookie: half, body: { code: code() } })).status).toBe(204)
  })

  it('starts a new session instead of adopting a planted cookie', async () => {
    const [owner, stranger] = [await accounts.register(), await accounts.register()]
    await withFactor(store(), owner.cookie)
    for (const planted of ['chosen-by-a-stranger', stranger.cookie]) {
      const cookie = await begin(owner, planted)
      expect(cookie).not.toBe('')
      expect(cookie).not.toBe(planted)
    }
    expect(await userOf(store(), 'chosen-by-a-stranger')).toBeNull()
    expect(await userOf(store(), stranger.cookie)).toMatchObject({ uid: stranger.uid })
  })

  it('revokes a stolen cookie everywhere within a second, with or without the second step', async () => {
    const owner = await accounts.register()
    const { code } = await withFactor(store(), owner.cookie)
    const half = await begin(owner)
    const elsewhere = openStore(env())
    expect(await requireUser(elsewhere, owner.cookie)).toMatchObject({ uid: owner.uid })
    const request = new Request(`${ORIGIN}/api/session?everywhere=true`, {
      method: 'DELETE',
      headers: { origin: ORIGIN, cookie: `session=${owner.cookie}` },
    })
    expect((await signOut(request, context)).status).toBe(204)
    for (const place of [store(), elsewhere])
      for (const cookie of [owner.cookie, half])
        await expect(requireUser(place, cookie)).rejects.toMatchObject({ code: 'unauthorized' })
    expect(await refusal(call(giveCode, { method: 'POST', cookie: half, body: { code: code() } }))).toEqual([
      401,
      'unauthorized',
    ])
    await elsewhere.close()
  })

  it('closes the desk at a public address to admins without a second factor', async () => {
    const admin = await accounts.register({ roles: { admin: true, support: true } })
    const cookie = admin.cookie
    settings.PUBLIC_ORIGIN = 'http://spielklang.example'
    const origin = settings.PUBLIC_ORIGIN
    expect(await refusal(call(findOrders, { cookie }))).toEqual([403, 'factor_needed'])
    expect(await refusal(call(backup, { cookie }))).toEqual([403, 'factor_needed'])
    expect(
      await refusal(call(changeVariables, { method: 'PUT', cookie, origin, body: { values: {} } })),
    ).toEqual([403, 'factor_needed'])
    await withFactor(store(), cookie)
    expect((await call(backup, { cookie, method: 'HEAD' })).status).toBe(200)
  })

  it('keeps an account of the desk with a passkey from being taken over or deleted by a password alone', async () => {
    const admin = await accounts.register({ roles: { admin: true, support: true } })
    await accounts.register({ roles: { admin: true, support: true } })
    const { cookie, password: current } = admin
    const key = browserKey(undefined)
    const user = await requireUser(store(), cookie)
    const { challenge } = await newChallenge(store(), user, key)
    await addPasskey(store(), user, softwarePasskey().made(challenge), { key, userAgent: null })
    settings.PUBLIC_ORIGIN = 'http://spielklang.example'
    const origin = settings.PUBLIC_ORIGIN
    const calls: [Handler, string, object?][] = [
      [deleteAccount, 'DELETE'],
      [askForAddress, 'POST', { email: 'fremd@spielklang.example' }],
      [changePassword, 'PUT', { current, next: 'ein fremdes Kennwort' }],
    ]
    for (const [handler, method, body] of calls)
      expect(await refusal(call(handler, { method, cookie, origin, ...(body ? { body } : {}) }))).toEqual([
        403,
        'passkey_needed',
      ])
    expect((await call(account, { cookie, origin })).status).toBe(200)
  })

  it('can be set up while the shop is locked, as admins must get in then', async () => {
    const { cookie } = await accounts.register({ roles: { admin: true, support: true } })
    setCurrentSettings({ maintenance: true, turboMode: true, unlocksVoidBefore: 0 })
    expect((await call(offer, { method: 'POST', cookie })).status).toBe(200)
    expect((await call(askForNewPasskey, { method: 'POST', cookie })).status).toBe(200)
    setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 })
  })

  it('must be repeated before irreversible actions, and then continues the same session', async () => {
    const admin = await accounts.register({ roles: { admin: true, support: true } })
    const { cookie, password } = admin
    setClock(() => Date.now() + 6 * MINUTE)
    expect(await refusal(call(backup, { cookie }))).toEqual([401, 'sign_in_again'])
    expect(await refusal(call(changeVariables, { method: 'PUT', cookie, body: { values: {} } }))).toEqual([
      401,
      'sign_in_again',
    ])
    expect(await (await call(way, { cookie })).json()).toEqual({
      way: 'password',
      email: admin.email,
      hasPasskey: false,
    })
    expect((await call(prove, { method: 'POST', cookie, body: { password: 'falsch' } })).status).toBe(403)
    expect((await call(prove, { method: 'POST', cookie, body: { password } })).status).toBe(204)
    expect((await call(changeVariables, { method: 'PUT', cookie, body: { values: {} } })).status).toBe(204)
  })
})
