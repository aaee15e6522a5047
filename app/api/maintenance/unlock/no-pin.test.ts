import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import messages from '@/messages/de.json'
import { POST } from './route'

const ORIGIN = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
process.env.ADMIN_PIN = ''

beforeAll(() => setCurrentSettings({ maintenance: true, turboMode: true, unlocksVoidBefore: 0 }))
afterAll(async () => {
  await store().close()
  rmSync(folder, { recursive: true })
})

const enter = (pin: unknown) =>
  POST(
    new Request(`${ORIGIN}/api/maintenance/unlock`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify({ pin }),
    }),
    { params: Promise.resolve({}) },
  )

it('rejects every PIN if none is set, and counts the attempts in the store', async () => {
  for (const pin of ['', 'Prüf-PIN 4711', '1234567890123456']) {
    const answer = await enter(pin)
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { error: { message: messages.errors.pin_rejected } },
    ])
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  for (const pin of ['12345678901234567', 7, null]) expect((await enter(pin)).status).toBe(400)
  for (let count = 0; count < 3; count += 1) expect((await enter('falsch')).status).toBe(403)
  expect((await enter('falsch')).status).toBe(429)
  expect(Object.keys(Object(await store().get('unlockAttempts')))).not.toEqual([])
})
