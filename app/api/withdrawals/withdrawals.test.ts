import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { POST as findOrders } from '@/app/api/orders/find/route'
import { countMail } from '@/lib/http/server/mail-limit'
import { findMails } from '@/lib/mail/data'
import { addOrder } from '@/lib/orders/testing/add-order'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
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

  const post = (path: string, body: object, address: string, origin = ORIGIN) =>
    new Request(`${ORIGIN}${path}`, {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
        'idempotency-key': `a-key-of-${address.replaceAll('.', '-')}`,
        'x-peer-address': address,
      },
      body: JSON.stringify(body),
    })
  const declare = (host: number) => {
    const declaration = { name: 'Erika', reference: 'Taktgeber', email: `opfer${host}@example.com` }
    return POST(post('/api/withdrawals', declaration, `81.2.3.${host}`), context)
  }

  it('accepts every declaration, and delays no mail for others of the same network', async () => {
    for (let host = 1; host <= 12; host += 1) expect((await declare(host)).status).toBe(201)
    expect((await declare(12)).status).toBe(201)
    const { entries } = await findWithdrawals(store(), 'received', all)
    expect(entries).toHaveLength(12)
    const mails = await findMails(store(), 'waiting', all)
    expect(mails.entries).toHaveLength(12)
    const tasks = (await findTasks(store(), 'waiting', all)).entries.filter(({ kind }) => kind === 'mail')
    const late = tasks.filter(({ dueAt }) => dueAt > Date.now() + 60_000)
    expect([tasks.length, late.length]).toEqual([12, 0])
  })

  it('applies the mail limit of an address to other calls from it', async () => {
    for (let mails = 0; mails < 10; mails += 1) countMail('81.2.3.99')
    const asked = await findOrders(
      post('/api/orders/find', { email: 'opfer@example.com' }, '81.2.3.99'),
      context,
    )
    expect(asked.status).toBe(429)
    expect(Number(asked.headers.get('retry-after'))).toBeGreaterThan(HOUR_MS / 1000 - 60)
  })

  it('answers and mails the same for an existing order as for an unknown one', async () => {
    await addOrder(store(), sampleOrder)
    for (const [address, reference] of [
      ['81.2.4.1', sampleOrder.reference],
      ['81.2.4.2', 'SK-ZZZZZ-ZZZZZ'],
    ] as const) {
      const declaration = { name: 'Erika', reference, email: sampleOrder.email }
      const answer = await POST(post('/api/withdrawals', declaration, address), context)
      expect([answer.status, await answer.json()]).toEqual([201, { ...declaration, at: expect.any(Number) }])
    }
    const { entries } = await findWithdrawals(store(), 'received', all)
    expect(entries.slice(0, 2).map(({ orderId }) => orderId)).toEqual([undefined, sampleOrder.id])
    const mails = (await findMails(store(), 'waiting', all)).entries
    expect(mails.filter(({ to }) => to === sampleOrder.email)).toHaveLength(2)
  })

  it.each([
    ['a line break in the name', { name: 'Erika\r\nBcc: alle@example.com' }, ORIGIN, 400],
    ['no address', { email: '' }, ORIGIN, 400],
    ['a text that is too long', { text: 'x'.repeat(2001) }, ORIGIN, 400],
    ['a body that is too long', { text: 'x'.repeat(100 * 1024) }, ORIGIN, 413],
    ['another origin', {}, 'https://example.com', 403],
  ])('rejects a declaration with %s', async (_what, change, origin, status) => {
    const declaration = { name: 'Erika', reference: 'Taktgeber', email: 'kundin@example.com', ...change }
    const before = (await findWithdrawals(store(), 'received', all)).entries
    expect((await POST(post('/api/withdrawals', declaration, '81.2.5.1', origin), context)).status).toBe(
      status,
    )
    expect((await findWithdrawals(store(), 'received', all)).entries).toEqual(before)
  })
})
