import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { POST } from './route'

const ORIGIN = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
/** As in jest.setup.ts. */
const PIN = 'Prüf-PIN 4711'

describe('POST /api/maintenance/unlock', () => {
  beforeAll(() => setCurrentSettings({ maintenance: true, turboMode: true, unlocksVoidBefore: 0 }))
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const enter = (pin: string, cookie = '') =>
    POST(
      new Request(`${ORIGIN}/api/maintenance/unlock`, {
        method: 'POST',
        headers: { origin: ORIGIN, 'content-type': 'application/json', cookie },
        body: JSON.stringify({ pin }),
      }),
      { params: Promise.resolve({}) },
    )

  it('knows a browser again that has unlocked before, while strangers guess in its network', async () => {
    const unlocked = await enter(PIN)
    const cookies = unlocked.headers.getSetCookie()
    expect(cookies).toEqual([
      expect.stringMatching(/^unlock=/),
      expect.stringMatching(/^unlocked_before=.*HttpOnly; Max-Age=31536000$/),
    ])
    const known = cookies[1]?.split(';')[0]
    for (let count = 0; count < 5; count += 1) expect((await enter('falsch')).status).toBe(403)
    for (let count = 0; count < 40; count += 1) expect((await enter('falsch')).status).toBe(429)
    expect((await enter(PIN)).status).toBe(429)
    expect((await enter(PIN, known)).status).toBe(204)
    expect((await enter(PIN, `${known}x`)).status).toBe(429)
  })
})
