import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saleSchema } from '@/lib/affiliate/sales/schema'
import { setClock } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { orderSchema } from '@/lib/orders/schema'
import { addHostedOrder } from '@/lib/orders/testing/add-order'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { PaymentService } from '@/dev/payments/payment-service'
import { orderedPreset, sampleOrder } from '@/lib/orders/testing/sample-order'
import { eventBody, paidSession, signatureOf } from '@/lib/orders/testing/signed-event'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { POST as placeOrder } from '@/app/api/orders/route'
import { POST as payOrder } from '@/app/api/orders/[orderId]/payment/route'
import { POST } from './route'

const ORIGIN = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
const { total } = sampleOrder
const nothing = { params: Promise.resolve({}) }

describe('POST /api/payments/stripe', () => {
  let service: PaymentService

  beforeAll(async () => {
    service = await PaymentService.start(store)
    setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 })
    const partner = { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10 }
    await store().update({ 'affiliateUsers/uid-nova': partner })
  })
  afterEach(async () => expect(await findingsOf(store())).toEqual([]))
  afterAll(async () => {
    await service.stop()
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const call = (body: string, headers: Record<string, string>) =>
    POST(new Request(`${ORIGIN}/api/payments/stripe`, { method: 'POST', headers, body }), nothing)
  const send = (body: string, how: Parameters<typeof signatureOf>[1] = {}) =>
    call(body, { 'stripe-signature': signatureOf(body, how) })
  const tell = async (type: string, object: object) => (await send(eventBody(type, object))).status
  const completed = (orderId: string, changed: object = {}) =>
    tell('checkout.session.completed', paidSession(orderId, total, changed))
  const order = async () => {
    const id = newId('order')
    await addHostedOrder(store(), id)
    return id
  }
  const stored = async (orderId: string) => orderSchema.parse(await store().get(`orders/${orderId}`))
  const statusOf = async (orderId: string) => (await stored(orderId)).status
  const saleOf = async (orderId: string) => {
    const [entry] = await store().find('affiliateSales', { child: 'orderId', equals: orderId })
    return saleSchema.parse(entry?.value)
  }
  const unmatched = (paymentId: string) => store().get(`payments/unmatched/${paymentId}`)

  it('refuses events that are unsigned, signed by others, altered or older than five minutes', async () => {
    const orderId = await order()
    const body = eventBody('checkout.session.completed', paidSession(orderId, total))
    const wrong = [
      await call(body, {}),
      await call(body, { 'stripe-signature': '' }),
      await call(body, { 'stripe-signature': 't=1,v1=00' }),
      await send(body, { secret: 'whsec_of_somebody_else' }),
      await send(body, { secondsAgo: 360 }),
      await call(body.replace('cs_test', 'cs_fake'), { 'stripe-signature': signatureOf(body) }),
    ]
    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
    expect(await wrong[0]?.json()).toMatchObject({ error: { code: 'bad_signature' } })
    expect(await statusOf(orderId)).toBe('pending')
    expect((await send(body, { secondsAgo: 240 })).status).toBe(200)
    expect(await statusOf(orderId)).toBe('paid')
  })

  it('rejects a body of a megabyte without reading all of it', async () => {
    const body = 'x'.repeat(1024 * 1024)
    let read = 0
    const stream = new ReadableStream({
      pull(controller) {
        read += 1
        if (read > 16) controller.close()
        else controller.enqueue(Buffer.alloc(64 * 1024, 'x'))
      },
    })
    const headers = { 'stripe-signature': signatureOf(body) }
    const init = { method: 'POST', headers, body: stream, duplex: 'half' } as const
    const streamed = await POST(new Request(`${ORIGIN}/api/payments/stripe`, init), nothing)
    expect(streamed.status).toBe(413)
    expect(read).toBeLessThan(8)
    expect((await call(body, { ...headers, 'content-length': String(body.length) })).status).toBe(413)
  })

  it('marks an order as paid once, however often and in whatever order events arrive', async () => {
    const orderId = await order()
    const expired = { status: 'expired', payment_status: 'unpaid', payment_intent: null }
    const unpaid = { payment_status: 'unpaid' }
    const statuses = await Promise.all(Array.from({ length: 10 }, () => completed(orderId)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    for (const type of ['async_payment_succeeded', 'completed', 'async_payment_failed', 'expired']) {
      const session = paidSession(orderId, total, type === 'expired' ? expired : unpaid)
      expect(await tell(`checkout.session.${type}`, session)).toBe(200)
    }
    const { status, history, changes } = await stored(orderId)
    expect({ status, by: history?.paid?.actor, changes }).toEqual({
      status: 'paid',
      by: 'stripe',
      changes: 1,
    })
    expect(await saleOf(orderId)).toMatchObject({ productPrice: total })
    expect(await unmatched(`pi_${orderId}`)).toBeNull()
  })

  it('acknowledges but ignores unknown events and events of the other mode', async () => {
    const orderId = await order()
    expect(await tell('customer.created', { id: 'cus_1' })).toBe(200)
    const live = eventBody('checkout.session.completed', paidSession(orderId, total), true)
    expect((await send(live)).status).toBe(200)
    expect(await statusOf(orderId)).toBe('pending')
  })

  it('does not let one payment pay two orders, even if both events are concurrent', async () => {
    const [paid, other, one, two] = [await order(), await order(), await order(), await order()]
    expect(await completed(paid, { payment_intent: 'pi_paid' })).toBe(200)
    expect(await completed(other, { payment_intent: 'pi_paid' })).toBe(200)
    expect([await statusOf(paid), await statusOf(other)]).toEqual(['paid', 'pending'])
    expect(await unmatched('pi_paid')).toMatchObject({ reason: 'used', orderId: other })
    await Promise.all([one, two].map((id) => completed(id, { payment_intent: 'pi_both' })))
    expect([await statusOf(one), await statusOf(two)].sort()).toEqual(['paid', 'pending'])
  })

  it('refuses signed but malformed events before anything is written', async () => {
    const orderId = await order()
    const session = (changed: object) => ({
      type: 'checkout.session.completed',
      data: { object: paidSession(orderId, total, changed) },
    })
    const about = { id: 'x_1', amount: 5, status: 'lost', payment_intent: 'pi_1' }
    const event = (type: string, changed: object) => ({ type, data: { object: { ...about, ...changed } } })
    const malformed = [
      {},
      { type: 'refund.created' },
      { type: 'refund.created', data: null },
      { type: 'charge.dispute.created', data: {} },
      { type: 5, data: { object: {} } },
      session({ id: 5 }),
      session({ id: 'cs/../../orders' }),
      session({ amount_total: '590' }),
      session({ metadata: 'order' }),
      session({ payment_intent: 'pi.1#$' }),
      session({ payment_intent: 'p'.repeat(1000) }),
      session({ expires_at: null }),
      event('refund.updated', { amount: 1.5 }),
      event('refund.failed', { payment_intent: { id: 'a/b' } }),
      event('refund.created', { metadata: [5] }),
      event('refund.created', { metadata: { orderId: {} } }),
      event('charge.dispute.created', { id: 'd.p' }),
      event('charge.dispute.closed', { amount: null }),
      event('charge.dispute.closed', { status: null }),
    ]
    const statuses: [object, number][] = []
    for (const given of malformed) {
      const body = JSON.stringify({ id: 'evt_1', object: 'event', livemode: false, ...given })
      statuses.push([given, (await send(body)).status])
    }
    for (const body of ['null', '5', '[]', '"x"', '{', ''])
      statuses.push([{ body }, (await send(body)).status])
    expect(statuses.filter(([, status]) => status !== 400)).toEqual([])
    expect(await stored(orderId)).toMatchObject({ status: 'pending' })
  })

  it('sets aside payments with a wrong amount, currency or order, and second payments', async () => {
    const [first, second, paid, other] = [await order(), await order(), await order(), await order()]
    await completed(first, { amount_total: total - 1, payment_intent: 'pi_amount' })
    await completed(second, { currency: 'usd', payment_intent: 'pi_currency' })
    await completed(newId('order'), { payment_intent: 'pi_unknown' })
    await completed('nothing', { payment_intent: 'pi_nothing' })
    await completed(paid)
    await completed(paid, { id: 'cs_test_second', payment_intent: 'pi_second' })
    // Anyone can add an order id to the address of a payment link, but not to its metadata.
    await completed(other, { metadata: {}, payment_intent: 'pi_reference' })
    for (const id of ['unknown', 'nothing', 'reference']) {
      expect(await unmatched(`pi_${id}`)).toMatchObject({ reason: 'unknown_order' })
    }
    expect(await unmatched('pi_amount')).toMatchObject({ reason: 'amount', orderId: first })
    expect(await unmatched('pi_currency')).toMatchObject({ reason: 'amount', currency: 'USD' })
    expect(await unmatched('pi_second')).toMatchObject({ reason: 'second', orderId: paid })
    const states = await Promise.all([first, second, paid, other].map(statusOf))
    expect(states).toEqual(['pending', 'pending', 'paid', 'pending'])
    expect((await stored(paid)).payment?.paymentIntentId).toBe(`pi_${paid}`)
  })

  it('cancels an order whose payment page has expired, and revives it if it is paid late', async () => {
    const orderId = await order()
    const expired = { status: 'expired', payment_status: 'unpaid', payment_intent: null }
    expect(await tell('checkout.session.expired', paidSession(orderId, total, expired))).toBe(200)
    expect(await statusOf(orderId)).toBe('cancelled')
    expect(await completed(orderId, { amount_total: total + 1, payment_intent: 'pi_more' })).toBe(200)
    expect(await statusOf(orderId)).toBe('cancelled')
    expect(await completed(orderId)).toBe(200)
    expect(await statusOf(orderId)).toBe('paid')
  })

  it('holds the sale of a disputed order until the dispute is closed', async () => {
    for (const [outcome, end] of [
      ['won', 'paid'],
      ['warning_closed', 'paid'],
      ['lost', 'refunded'],
    ] as const) {
      const orderId = await order()
      await completed(orderId)
      const dispute = { id: `dp_${orderId}`, payment_intent: `pi_${orderId}`, amount: total }
      const created = { ...dispute, status: 'needs_response' }
      expect(await tell('charge.dispute.created', created)).toBe(200)
      expect(await saleOf(orderId)).toMatchObject({ held: 'dispute' })
      for (let n = 0; n < 2; n += 1) {
        expect(await tell('charge.dispute.closed', { ...dispute, status: outcome })).toBe(200)
        expect(await tell('charge.dispute.created', created)).toBe(200)
      }
      expect(await statusOf(orderId)).toBe(end)
      expect((await saleOf(orderId)).held).toBeUndefined()
    }
    const stray = { id: 'dp_stray', payment_intent: 'pi_stray', amount: 5, status: 'needs_response' }
    expect(await tell('charge.dispute.created', stray)).toBe(200)
    expect(await unmatched('dp_stray')).toMatchObject({ reason: 'dispute' })
  })

  it('follows refunds made on Stripe’s own pages, in any order of events', async () => {
    const orderId = await order()
    await completed(orderId)
    const refund = { id: `re_${orderId}`, payment_intent: `pi_${orderId}`, amount: total, metadata: {} }
    const told = (type: string, status: string) => tell(`refund.${type}`, { ...refund, status })
    expect(await told('created', 'succeeded')).toBe(200)
    expect(await statusOf(orderId)).toBe('refunded')
    expect(await told('failed', 'failed')).toBe(200)
    expect(await told('failed', 'failed')).toBe(200)
    expect(await told('updated', 'succeeded')).toBe(200)
    expect(await stored(orderId)).toMatchObject({ status: 'paid', refunded: 0 })
    expect(await saleOf(orderId)).toMatchObject({ status: 'pending', reversedAmount: 0 })
  })

  it('accepts payments during maintenance, while new orders are refused', async () => {
    const orderId = await order()
    setCurrentSettings({ maintenance: true, turboMode: true, unlocksVoidBefore: 0 })
    expect((await place()).status).toBe(503)
    expect(await completed(orderId)).toBe(200)
    setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 })
    expect(await statusOf(orderId)).toBe('paid')
  })

  const headers = { origin: ORIGIN, 'content-type': 'application/json' }
  const place = () =>
    placeOrder(
      new Request(`${ORIGIN}/api/orders`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': newId('task') },
        body: JSON.stringify({
          items: [{ id: orderedPreset.id }],
          email: 'kundin@example.com',
          consent: { immediateDelivery: true, withdrawalLoss: true },
          paymentMethod: 'stripe',
        }),
      }),
      nothing,
    )
  const pay = (orderId: string, accessToken: string, method = 'stripe') =>
    payOrder(
      new Request(`${ORIGIN}/api/orders/${orderId}/payment?token=${accessToken}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ method }),
      }),
      { params: Promise.resolve({ orderId }) },
    )

  it('delays one buyer for about four seconds while Stripe is silent, and the next ones hardly', async () => {
    await service.control('faults', { answer: 'right', delayMs: 12_000, calls: 100 })
    const times: number[] = []
    const placed: string[] = []
    for (let n = 0; n < 3; n += 1) {
      const start = performance.now()
      const answer = await place()
      times.push(performance.now() - start)
      expect(answer.status).toBe(201)
      const { orderId, accessToken, paymentUrl } = Object(await answer.json())
      expect(paymentUrl).toBeUndefined()
      placed.push(orderId)
      if (n > 0) expect((await pay(orderId, accessToken)).status).toBe(503)
    }
    // Stripe’s answer takes twelve seconds.
    expect(times[0]).toBeLessThan(8_000)
    expect(Math.max(...times.slice(1))).toBeLessThan(3_000)
    await service.control('faults', { answer: 'right', calls: 0 })
    const later = Date.now() + 60_000
    setClock(() => later)
    for (const orderId of placed) await cancelOrder(store(), orderId, 'admin')
    setClock()
  })

  it.each([
    { answer: 'cut', delayMs: 0 },
    { answer: '500', delayMs: 0 },
    { answer: '429', delayMs: 0 },
    { answer: 'html', delayMs: 0 },
    { answer: 'shape', delayMs: 0 },
    { answer: 'right', delayMs: 12_000 },
  ])('lets buyers order and pay later while Stripe is unavailable: %j', async ({ answer, delayMs }) => {
    await service.control('faults', { answer, delayMs, calls: answer === 'right' ? 1 : 100 })
    const placed = await place()
    expect(placed.status).toBe(201)
    const { orderId, accessToken, ...rest } = Object(await placed.json())
    expect(rest).not.toHaveProperty('paymentUrl')
    if (answer !== 'right') {
      const refused = await pay(orderId, accessToken)
      expect(refused.status).toBe(503)
      expect(await refused.json()).toMatchObject({ error: { code: 'payment_unavailable' } })
    }
    await service.control('faults', { answer, calls: 0 })
    const later = Date.now() + 60_000
    setClock(() => later)
    const opened = await pay(orderId, accessToken)
    expect(await opened.json()).toMatchObject({ paymentUrl: expect.stringContaining('/pay/') })
    setClock()
    await cancelOrder(store(), orderId, 'admin')
  })
})
