import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { POST as findOrders } from '@/app/api/orders/find/route'
import { findMails } from '@/lib/mail/data'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { findTasks } from '@/lib/tasks/data'
import { findWithdrawals } from '@/lib/withdrawals/data'
import { POST } from './route'

const ORIGIN = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
const context = { params: Promise.resolve({}) }
const HOUR_MS = 60 * 60_000
const all = { limit: 50 }

describe('POST /api/withdrawals', () => {
  beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const post = (path: string, body: object, host: number) =>
    new Request(`${ORIGIN}${path}`, {
      method: 'POST',
      headers: {
        origin: ORIGIN,
        'content-type': 'application/json',
        'idempotency-key': `a-key-of-this-host-${host}`,
        'x-peer-address': `81.2.3.${host}`,
      },
      body: JSON.stringify(body),
    })
  const declare = (host: number) => {
    const declaration = { name: 'Erika', reference: 'Taktgeber', email: `opfer${host}@example.com` }
    return POST(post('/api/withdrawals', declaration, host), context)
  }

  it('takes each declaration, and sends strangers no more than ten mails an hour from one network', async () => {
    for (let host = 1; host <= 12; host += 1) expect((await declare(host)).status).toBe(201)
    expect((await declare(12)).status).toBe(201)
    const { entries } = await findWithdrawals(store(), 'received', all)
    expect(entries).toHaveLength(12)
    const mails = await findMails(store(), 'waiting', all)
    expect(mails.entries).toHaveLength(12)
    const tasks = (await findTasks(store(), 'waiting', all)).entries.filter(({ kind }) => kind === 'mail')
    const late = tasks.filter(({ dueAt }) => dueAt > Date.now() + HOUR_MS - 60_000)
    expect([tasks.length, late.length]).toEqual([12, 2])
  })

  it('leaves that network nothing to send by other calls', async () => {
    const asked = await findOrders(post('/api/orders/find', { email: 'opfer@example.com' }, 99), context)
    expect(asked.status).toBe(429)
    expect(Number(asked.headers.get('retry-after'))).toBeGreaterThan(HOUR_MS / 1000 - 60)
  })
})
