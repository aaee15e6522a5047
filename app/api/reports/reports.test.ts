import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMails } from '@/lib/mail/data'
import { findReports } from '@/lib/ratings/reports/data'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { findTasks } from '@/lib/tasks/data'
import { POST } from './route'

const ORIGIN = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
const HOUR_MS = 60 * 60_000
const all = { limit: 50 }

describe('POST /api/reports', () => {
  beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const send = (count: number, host = 7, changed: object = {}) => {
    const report = {
      place: '/presets/taktgeber',
      reason: 'Beleidigung',
      name: '',
      email: `opfer${count}@example.com`,
      goodFaith: true,
      ...changed,
    }
    const headers = {
      origin: ORIGIN,
      'content-type': 'application/json',
      'x-peer-address': `81.2.4.${host}`,
      'idempotency-key': `a-key-of-report-${count}`,
    }
    const request = new Request(`${ORIGIN}/api/reports`, {
      method: 'POST',
      headers,
      body: JSON.stringify(report),
    })
    return POST(request, { params: Promise.resolve({}) })
  }

  it('accepts reports from anyone, shows errors by field, and delays mails beyond ten an hour', async () => {
    const wrong = await send(0, 9, { reason: ' ', goodFaith: false })
    expect(wrong.status).toBe(400)
    const answer: unknown = await wrong.json()
    expect(answer).toMatchObject({
      error: { fields: { reason: expect.stringContaining('rechtswidrig'), goodFaith: expect.any(String) } },
    })
    for (let count = 1; count <= 12; count += 1) expect((await send(count)).status).toBe(201)
    expect((await findReports(store(), 'open', all)).entries).toHaveLength(12)
    expect((await findMails(store(), 'waiting', all)).entries).toHaveLength(12)
    const tasks = (await findTasks(store(), 'waiting', all)).entries.filter(({ kind }) => kind === 'mail')
    expect(tasks.filter(({ dueAt }) => dueAt > Date.now() + HOUR_MS - 60_000)).toHaveLength(2)
  })

  it('limits the number of reports from one network', async () => {
    for (let count = 13; count <= 20; count += 1) expect((await send(count)).status).toBe(201)
    expect((await send(21)).status).toBe(429)
  })
})
