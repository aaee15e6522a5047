import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { accessTokenOf, hashAccessToken } from '@/lib/orders/access/access-token'
import { getOrder } from '@/lib/orders/data'
import { invoiceNumbersOf } from '@/lib/orders/order-fields'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { addOrder } from '@/lib/orders/testing/add-order'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { setOpen } from '@/lib/legal/current-owner'
import { GET } from '../invoice/route'
import { PUT } from './route'

beforeAll(() => setOpen(true))

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder

const billing = { name: 'Erika Muster', street: 'Weg 1', zip: '10115', city: 'Berlin', country: 'DE' }
const errorSchema = z.object({
  error: z.object({ code: z.string(), fields: z.record(z.string(), z.string()).optional() }),
})

describe('the call that changes an invoice address', () => {
  const id = 'order_1780308000000_aaaaaaaaaaaaaaaa'
  const token = accessTokenOf(id)

  beforeAll(async () => {
    setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 })
    await addOrder(store(), { id, accessTokenHash: hashAccessToken(token) })
    await confirmPayment(store(), id, 'admin')
  })
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const address = (path: string, query: Record<string, string>) =>
    `http://localhost:3000/api/orders/${id}/${path}?${new URLSearchParams(query)}`
  const params = Promise.resolve({ orderId: id })
  const ask = async (body: unknown, { key = token, origin = 'http://localhost:3000' } = {}) => {
    const headers = { origin, 'content-type': 'application/json' }
    const init = { method: 'PUT', headers, body: JSON.stringify(body) }
    const answer = await PUT(new Request(address('billing', { token: key }), init), { params })
    const text = await answer.text()
    const { code = '', fields = {} } = text === '' ? {} : errorSchema.parse(JSON.parse(text)).error
    return { status: answer.status, code, fields }
  }
  const download = (query: Record<string, string>) =>
    GET(new Request(address('invoice', { token, ...query })), { params })

  it('accepts only the buyer, from the shop’s own pages, and validates the address', async () => {
    expect(await ask({ billing }, { key: 'wrong' })).toMatchObject({ status: 404 })
    expect(await ask({ billing }, { origin: 'https://other.example' })).toMatchObject({ status: 403 })
    expect(await ask({ billing: { ...billing, zip: '1', vatId: 'DE1', country: 'other' } })).toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: {
        'billing.zip': expect.any(String),
        'billing.vatId': expect.any(String),
        'billing.country': expect.any(String),
      },
    })
    expect((await getOrder(store(), id))?.billing).toBeUndefined()
  })

  it('reissues the invoice once, and offers each document of the order but of no other', async () => {
    expect((await download({})).status).toBe(200)
    expect((await ask({ billing })).status).toBe(204)
    expect((await ask({ billing })).status).toBe(204)
    expect(await ask({ billing: { ...billing, zip: '10117' } })).toMatchObject({
      status: 409,
      code: 'billing_settled',
    })
    expect((await download({})).headers.get('content-disposition')).toMatch(/R-\d{4}-000002\.pdf/)
    const order = await getOrder(store(), id)
    const numbers = order ? invoiceNumbersOf(order) : []
    expect(numbers.map((number) => number.split('-')[0])).toEqual(['R', 'R', 'K'])
    for (const number of numbers) {
      const file = await download({ number })
      expect([number, file.status]).toEqual([number, 200])
      expect(file.headers.get('content-disposition')).toContain(number)
    }
    expect((await download({ number: 'R-2026-000009' })).status).toBe(404)
  })
})
