import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFor } from '@/lib/maintenance/lock'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { settingsSchema } from '@/lib/settings/schema'
import { store } from '@/lib/store/open-store'
import { DELETE, POST } from './route'

const ORIGIN = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
/** As in jest.setup.ts. */
const PIN = 'Prüf-PIN 4711'

describe('POST /api/maintenance/unlock', () => {
  const locked = { maintenance: true, turboMode: true, unlocksVoidBefore: 0 }
  beforeAll(() => setCurrentSettings(locked))
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  /** The cookie of a browser that has unlocked before. */
  let known: string | undefined

  const enter = (pin: string, cookie = '') =>
    POST(
      new Request(`${ORIGIN}/api/maintenance/unlock`, {
        method: 'POST',
        headers: { origin: ORIGIN, 'content-type': 'application/json', cookie },
        body: JSON.stringify({ pin }),
      }),
      { params: Promise.resolve({}) },
    )

  it('recognises a browser that has unlocked before while its network is rate limited', async () => {
    const unlocked = await enter(PIN)
    const cookies = unlocked.headers.getSetCookie()
    expect(cookies).toEqual([
      expect.stringMatching(/^unlock=/),
      expect.stringMatching(/^unlocked_before=.*HttpOnly; Max-Age=31536000$/),
    ])
    known = cookies[1]?.split(';')[0]
    for (let count = 0; count < 5; count += 1) expect((await enter('falsch')).status).toBe(403)
    for (let count = 0; count < 40; count += 1) expect((await enter('falsch')).status).toBe(429)
    expect((await enter(PIN)).status).toBe(429)
    expect((await enter(PIN, known)).status).toBe(204)
    expect((await enter(PIN, `${known}x`)).status).toBe(429)
  })

  it('revokes an unlock at its owner’s request, including copies of the cookie', async () => {
    const cookies = (await enter(PIN, known)).headers.getSetCookie()
    const cookie = cookies[0]?.split(';')[0] ?? ''
    const value = cookie.replace('unlock=', '')
    expect(lockFor(value)).toBeNull()
    const init = { method: 'DELETE', headers: { origin: ORIGIN, cookie } }
    const answer = await DELETE(new Request(`${ORIGIN}/api/maintenance/unlock`, init), {
      params: Promise.resolve({}),
    })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
      204,
      expect.stringMatching(/^unlock=;.*Max-Age=0/),
    ])
    setCurrentSettings(settingsSchema.parse({ ...locked, ...Object(await store().get('settings')) }))
    expect(lockFor(value)).toBe('maintenance')
  })
})
