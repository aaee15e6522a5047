import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { POST as accept } from '@/app/api/account/invitation/route'
import { DELETE as deleteAccount } from '@/app/api/account/route'
import { POST as take } from '@/app/api/admin/staff/[uid]/take/route'
import type { DeskRole } from '@/lib/account/desk-roles'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { POST as invite } from './route'
import { POST as withdraw } from './withdraw/route'

const ORIGIN = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder

type Handler = (request: Request, context: { params: Promise<{ uid: string }> }) => Promise<Response>

describe('the calls that manage the desk’s staff', () => {
  const accounts = temporaryAccounts(store)
  beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const member = (role?: DeskRole) => accounts.register({ roles: role ? { [role]: true } : {} })
  const call = async (
    handler: Handler,
    cookie: string,
    body: object | null,
    { origin = ORIGIN, uid = 'x', method = 'POST' } = {},
  ) => {
    const request = new Request(`${ORIGIN}/api/x`, {
      method,
      headers: { origin, cookie: `session=${cookie}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await handler(request, { params: Promise.resolve({ uid }) })).status
  }
  const invitation = { email: 'neu@beispiel.de', role: 'admin' }

  it('are allowed only to admins, and only from the shop’s own pages', async () => {
    const admin = await member('admin')
    for (const { cookie, uid } of [await member('support'), await member('accounting'), await member()]) {
      expect(await call(invite, cookie, invitation)).toBe(403)
      expect(await call(withdraw, cookie, { email: invitation.email })).toBe(403)
      expect(await call(take, cookie, { role: 'admin' }, { uid: admin.uid })).toBe(403)
      expect(await call(take, cookie, { role: 'support' }, { uid })).toBe(403)
    }
    const elsewhere = { origin: 'https://evil.example' }
    for (const [handler, body] of [
      [invite, invitation],
      [withdraw, { email: invitation.email }],
      [take, { role: 'support' }],
      [accept, { token: 'x.y' }],
    ] as const)
      expect(await call(handler, admin.cookie, body, elsewhere)).toBe(403)
    expect(await store().get('invitations')).toBeNull()
    expect(await call(invite, admin.cookie, invitation)).toBe(204)
    expect(await call(invite, admin.cookie, { ...invitation, role: 'owner' })).toBe(400)
    expect(await call(accept, admin.cookie, { token: 'x.y' })).toBe(410)
  })

  it('never remove the last admin, who cannot delete their account either', async () => {
    const [one, other] = [await member('admin'), await member('admin')]
    for (const { key } of await store().find('accounts', { child: 'atDesk', equals: true }))
      if (key !== one.uid && key !== other.uid) await accounts.change(key, { roles: {} })
    expect(await call(take, one.cookie, { role: 'admin' }, { uid: other.uid })).toBe(204)
    expect(await call(take, one.cookie, { role: 'admin' }, { uid: one.uid })).toBe(409)
    expect(await call(deleteAccount, one.cookie, null, { method: 'DELETE' })).toBe(409)
    expect(await store().get(`accounts/${one.uid}/email`)).toBe(one.email)
    expect(await call(deleteAccount, other.cookie, null, { method: 'DELETE' })).toBe(401)
  })
})
