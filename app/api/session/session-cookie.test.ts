import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireAdmin } from '@/lib/account/session/require-user'
import { userOf } from '@/lib/account/session/session'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
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
  const accounts = temporaryAccounts(store)
  beforeAll(() => setCurrentSettings({ maintenance: true, turboMode: true, unlocksVoidBefore: 0 }))
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const begin = ({ email, password }: { email: string; password: string }, origin = ORIGIN) =>
    POST(
      new Request(`${ORIGIN}/api/session`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
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

  it('starts a session with HttpOnly cookies, during maintenance too', async () => {
    const account = await accounts.register()
    const response = await begin(account)
    expect(response.status).toBe(204)
    const attributes = response.headers
      .getSetCookie()
      .map((cookie) => cookie.toLowerCase().split('; ').slice(1))
    const shared = ['path=/', 'samesite=lax', 'httponly']
    expect(attributes).toEqual([
      [...shared, 'max-age=432000'],
      [...shared, 'max-age=31536000'],
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await userOf(store(), valueOf(response))).toMatchObject({ uid: account.uid })
  })

  it('starts no session for another site or with a wrong password', async () => {
    const account = await accounts.register()
    expect((await begin(account, 'https://evil.example')).status).toBe(403)
    const refused = await begin({ ...account, password: 'ein anderes' })
    expect(refused.status).toBe(403)
    expect(valueOf(refused)).toBe('none')
  })

  it('ends a session for copies of its cookie too, in every process', async () => {
    const { uid, cookie } = await accounts.register({
      roles: { admin: true },
    })
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

  it('ignores session cookies if two are sent', async () => {
    const { cookie } = await accounts.register()
    await end(`forged; session=${cookie}`)
    expect(await userOf(store(), cookie)).not.toBeNull()
  })

  it('clears the cookie when the session ends, on this device or on all', async () => {
    const response = await end('x.y.z')
    expect(response.status).toBe(204)
    expect(valueOf(response)).toBe('')
    const { cookie } = await accounts.register()
    expect((await end(cookie, '?everywhere=true')).status).toBe(204)
    expect(await userOf(store(), cookie)).toBeNull()
    expect((await end(cookie, '?everywhere=true')).status).toBe(401)
    expect((await end(cookie, '?everywhere=perhaps')).status).toBe(400)
  })
})
