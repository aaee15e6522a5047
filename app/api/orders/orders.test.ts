import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { POST } from './route'

const ORIGIN = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
const PRESET = 'tarkov-stille-sohle'
const order = {
  items: [{ id: PRESET }],
  email: 'kundin@example.com',
  consent: { immediateDelivery: true, withdrawalLoss: true },
  paymentMethod: 'vorkasse',
}
const envelope = z.object({
  error: z.object({
    code: z.string(),
    message: z.string().min(1),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})

interface Call {
  body?: object | string
  headers?: Record<string, string>
}

describe('POST /api/orders', () => {
  beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const place = ({ body = order, headers = {} }: Call = {}) =>
    POST(
      new Request(`${ORIGIN}/api/orders`, {
        method: 'POST',
        headers: {
          origin: ORIGIN,
          'content-type': 'application/json',
          'idempotency-key': 'a-key-of-this-order',
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      { params: Promise.resolve({}) },
    )
  const orders = async () => Object.keys(Object(await store().get('orders')))

  it.each<[string, Call, number, string | null]>([
    ['an empty cart', { body: { ...order, items: [] } }, 400, 'items'],
    ['an unknown product', { body: { ...order, items: [{ id: 'nichts' }] } }, 422, 'items.0.id'],
    [
      'a price of the browser',
      { body: { ...order, items: [{ id: PRESET, price: -1 }] } },
      400,
      'items.0.price',
    ],
    [
      'the same item twice',
      { body: { ...order, items: [{ id: PRESET }, { id: PRESET }] } },
      400,
      'items.1.id',
    ],
    ['nonsense as e-mail address', { body: { ...order, email: '@@' } }, 400, 'email'],
    ['a name of 10,000 characters', { body: { ...order, name: 'x'.repeat(10_000) } }, 400, 'name'],
    ['no consent', { body: { ...order, consent: {} } }, 400, 'consent.withdrawalLoss'],
    ['a missing key', { headers: { 'idempotency-key': '' } }, 400, 'idempotency-key'],
    ['a foreign origin', { headers: { origin: 'https://evil.example' } }, 403, null],
    ['another content type', { headers: { 'content-type': 'text/plain' } }, 415, null],
    ['no JSON', { body: '{' }, 400, null],
    ['5 MB', { body: { ...order, name: 'x'.repeat(5_000_000) } }, 413, null],
  ])('refuses %s with a message, and places no order', async (_what, call, status, field) => {
    const answer = await place(call)
    expect(answer.status).toBe(status)
    const { error } = envelope.parse(await answer.json())
    if (field !== null) expect(error.fields).toHaveProperty([field])
    expect(await orders()).toEqual([])
  })

  it('returns the same order for the same idempotency key, and refuses another body with it', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => place()))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const placed = await Promise.all(answers.map((answer) => answer.json()))
    expect(placed).toEqual(placed.map(() => placed[0]))
    const other = await place({ body: { ...order, email: 'other@example.com' } })
    expect(other.status).toBe(409)
    expect(envelope.parse(await other.json()).error.code).toBe('idempotency_conflict')
    expect(await orders()).toHaveLength(1)
  })
})
