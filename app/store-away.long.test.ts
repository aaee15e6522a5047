import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { PaymentService } from '@/dev/payments/payment-service'
import { setClock } from '@/lib/core/clock'
import { databaseFile } from '@/lib/core/data-folder'
import { newId } from '@/lib/core/ids'
import { addHostedOrder } from '@/lib/orders/testing/add-order'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { eventBody, paidSession, signatureOf } from '@/lib/orders/testing/signed-event'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import messages from '@/messages/de.json'
import { POST } from './api/orders/route'
import { GET as health } from './api/health/route'
import { POST as tell } from './api/payments/stripe/route'

const ORIGIN = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-away-'))
process.env.DATA_DIR = folder

const context = { params: Promise.resolve({}) }
const place = (key: string) =>
  POST(
    new Request(`${ORIGIN}/api/orders`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        items: [{ id: programCatalog.presets[0]?.id }],
        email: 'kundin@example.com',
        consent: { immediateDelivery: true, withdrawalLoss: true },
        paymentMethod: 'vorkasse',
      }),
    }),
    context,
  )
/** ms by which the clock is ahead, so that each request comes later than all before. */
let later = 0
const healthNow = async () => {
  later += 1_000
  setClock(() => Date.now() + later)
  const answer = await health(new Request(`${ORIGIN}/api/health`), context)
  return { status: answer.status, ...Object(await answer.json()) }
}

let service: PaymentService

beforeAll(async () => {
  service = await PaymentService.start(store)
  setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 })
})
afterAll(async () => {
  setClock()
  await service.stop()
  await store().close()
  rmSync(folder, { recursive: true })
})

it('while the store takes no writes, an order is refused with 503, and a retry places it once', async () => {
  const before = await place('4a0f6b5e-0000-4000-8000-000000000001')
  expect(before.status).toBe(201)
  expect(await healthNow()).toMatchObject({ status: 200, answers: true, store: 'ok' })

  const other = new Database(databaseFile(folder))
  other.exec('BEGIN IMMEDIATE')
  const [refused, asked] = await Promise.all([place('4a0f6b5e-0000-4000-8000-000000000002'), healthNow()])
  expect(asked).toMatchObject({ status: 503, answers: false, store: 'away' })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toEqual({
    error: { code: 'store_unavailable', message: messages.errors.store_unavailable },
  })
  const { orderId } = Object(await before.json())
  expect(await store().get(`orders/${orderId}/status`)).toBe('pending')
  other.exec('ROLLBACK')
  other.close()

  const again = await Promise.all([1, 2].map(() => place('4a0f6b5e-0000-4000-8000-000000000002')))
  expect(again.map(({ status }) => status)).toEqual([201, 201])
  expect(await store().list('orders', { limit: 9 })).toHaveLength(2)
  expect(await healthNow()).toMatchObject({ status: 200, store: 'ok' })
  setClock()
})

it('while the store takes no writes, the payment webhook answers 503, and a retry then counts', async () => {
  const orderId = newId('order')
  await addHostedOrder(store(), orderId)
  const paid = async () => {
    const body = eventBody('checkout.session.completed', paidSession(orderId, sampleOrder.total))
    const headers = { 'stripe-signature': signatureOf(body) }
    const request = new Request(`${ORIGIN}/api/payments/stripe`, { method: 'POST', headers, body })
    return [(await tell(request, context)).status, await store().get(`orders/${orderId}/status`)]
  }
  const other = new Database(databaseFile(folder))
  other.exec('BEGIN IMMEDIATE')
  expect(await paid()).toEqual([503, 'pending'])
  other.exec('ROLLBACK')
  other.close()
  expect(await paid()).toEqual([200, 'paid'])
})
