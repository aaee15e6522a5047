import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auth } from '@/lib/account/auth'
import { requireAdmin } from '@/lib/account/session/require-user'
import { createSession, userOf } from '@/lib/account/session/session'
import { nextSecond, temporarySignIn } from '@/dev/sign-in/temporary-sign-in'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { PUT as changeSettings } from '@/app/api/admin/settings/route'
import { env } from '@/lib/core/env'
import { openStore, store } from '@/lib/store/open-store'
import { DELETE, POST } from './route'

const ORIGIN = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
const context = { params: Promise.resolve({}) }

describe('/api/session', () => {
  const signIn = temporarySignIn({ isOwn: true })
  beforeAll(() => setCurrentSettings({ maintenance: true, turboMode: true, unlocksVoidBefore: 0 }))
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const begin = (idToken: string, origin = ORIGIN) =>
    POST(
      new Request(`${ORIGIN}/api/session`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ idToken }),
      }),
      context,
    )
  const end = (cookie: string, query = '') =>
    DELETE(
      new Request(`${ORIGIN}/api/session${query}`, {
        method: 'DELETE',
        headers: { origin: ORIGIN, cookie: `other=1; session=${cookie}` },
      }),
      context,
    )
  const valueOf = (response: Response) =>
    /session=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? 'none'

  it('begins with a cookie that no script can read, during maintenance too', async () => {
    const { idToken, uid } = await signIn.register()
    const response = await begin(idToken)
    expect(response.status).toBe(204)
    const attributes = (response.headers.get('set-cookie') ?? '').toLowerCase().split('; ').slice(1)
    expect(attributes).toEqual(
      expect.arrayContaining(['path=/', 'httponly', 'samesite=lax', 'max-age=432000']),
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await userOf(store(), valueOf(response))).toMatchObject({ uid })
  })

  it('begins for no other site, and with no other token', async () => {
    const { idToken } = await signIn.register()
    expect((await begin(idToken, 'https://evil.example')).status).toBe(403)
    const refused = await begin('x.y.z')
    expect(refused.status).toBe(401)
    expect(valueOf(refused)).toBe('none')
  })

  it('ends for whoever has copied it too, on every process', async () => {
    const { idToken, uid } = await signIn.register()
    await (await auth()).setCustomUserClaims(uid, { admin: true })
    const { cookie } = await createSession(idToken)
    const change = () =>
      changeSettings(
        new Request(`${ORIGIN}/api/admin/settings`, {
          method: 'PUT',
          headers: { origin: ORIGIN, cookie: `session=${cookie}`, 'content-type': 'application/json' },
          body: '{"turboMode":true}',
        }),
        context,
      ).then(({ status }) => status)
    const elsewhere = openStore(env())
    expect(await change()).toBe(204)
    expect(await requireAdmin(elsewhere, cookie)).toMatchObject({ uid })
    expect((await end(cookie)).status).toBe(204)
    expect(await change()).toBe(401)
    await expect(requireAdmin(elsewhere, cookie)).rejects.toMatchObject({ code: 'unauthorized' })
    await elsewhere.close()
  })

  it('counts as none when it comes twice', async () => {
    const { idToken } = await signIn.register()
    const { cookie } = await createSession(idToken)
    await end(`forged; session=${cookie}`)
    expect(await userOf(store(), cookie)).not.toBeNull()
  })

  it('is taken from the browser when it ends, on this device or on all', async () => {
    const { idToken } = await signIn.register()
    const response = await end('x.y.z')
    expect(response.status).toBe(204)
    expect(valueOf(response)).toBe('')
    const { cookie } = await createSession(idToken)
    await nextSecond()
    expect((await end(cookie, '?everywhere=true')).status).toBe(204)
    expect(await userOf(store(), cookie)).toBeNull()
    expect((await end(cookie, '?everywhere=true')).status).toBe(401)
    expect((await end(cookie, '?everywhere=perhaps')).status).toBe(400)
  })

  it('says that the service is down', async () => {
    const { idToken } = await signIn.register()
    await signIn.kill()
    const response = await begin(idToken)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: { code: 'sign_in_unavailable' } })
    expect((await end('x.y.z')).status).toBe(204)
  })
})
