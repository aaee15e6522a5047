import { findSale } from '@/lib/affiliate/sales/data'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { placeOrder } from '@/lib/checkout/place-order'
import { orderRequestSchema } from '@/lib/checkout/schema'
import { setClock } from '@/lib/core/clock'
import { hostedPayment } from '@/lib/payment/providers/providers'
import { stripe } from '@/lib/payment/providers/stripe/client'
import { eventually } from '@/lib/store/contract/eventually'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { backgroundKinds, taskSchema } from '@/lib/tasks/schema'
import { cancelOrder } from './cancel-order'
import { checkPayments } from './check-payments'
import { confirmPayment } from './confirm-payment'
import { getOrder } from '../data'
import { payOrder } from './pay-order'
import { recordPaymentEvent } from './record-payment-event'
import { requestRefund } from '../refunds/request-refund'
import type { RefundRequest } from '../refunds/schema'
import { findingsOf } from '../testing/outcome'
import { PaymentService } from '@/dev/payments/payment-service'

const { presets } = programCatalog

const MINUTE = 60_000
const [preset] = presets
if (!preset) throw new Error('the catalogue is empty')
const request = orderRequestSchema.parse({
  items: [{ id: preset.id }],
  email: 'kundin@example.com',
  consent: { immediateDelivery: true, withdrawalLoss: true },
  paymentMethod: 'stripe',
})

describe('a payment that goes wrong', () => {
  const store = temporaryStore()
  let service: PaymentService
  let keys = 0

  beforeAll(async () => {
    service = await PaymentService.start(store)
  })
  afterAll(() => service.stop())
  beforeEach(async () => {
    await service.control('events/hold', { isHeld: false })
    const partner = { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10 }
    await store().update({ 'affiliateUsers/uid-nova': partner })
  })
  afterEach(async () => {
    setClock()
    await fail('right', 0)
    expect(await findingsOf(store())).toEqual([])
  })

  const place = async () => {
    const origin = { key: `key-number-${(keys += 1)}`, cookieCode: 'NOVA10' }
    const { orderId } = await placeOrder(store(), request, origin)
    return { orderId, sessionId: await sessionOf(orderId) }
  }
  const sessionOf = async (orderId: string) => (await getOrder(store(), orderId))?.session?.id ?? ''
  const pay = (sessionId: string, attempt = 'now') =>
    service.control(`sessions/${sessionId}/pay`, { attempt })
  const fail = (answer: string, calls: number, more = {}) =>
    service.control('faults', { answer, calls, ...more })
  const openTasks = async () => {
    const tasks = Object.values(Object(await store().get('tasks'))).map((task) => taskSchema.parse(task).kind)
    return tasks.filter((kind) => !backgroundKinds.includes(kind))
  }
  const expectStatus = (orderId: string, status: string) =>
    eventually(async () => expect((await getOrder(store(), orderId))?.status).toBe(status))
  const expectSession = (orderId: string, state: string | undefined) =>
    eventually(async () => expect((await getOrder(store(), orderId))?.session?.state).toBe(state))
  const checkedUntil = async (expectation: () => Promise<void>) => {
    const stop = checkPayments(store(), 20)
    await eventually(expectation)
    await stop()
  }
  const pass = (ms: number) => {
    const time = Date.now() + ms
    setClock(() => time)
  }

  it('opens another page if the provider repeats a failure, or no longer opens the first one', async () => {
    for (const later of [MINUTE, 40 * MINUTE]) {
      setClock()
      await fail('500', 2, { effect: 'kept' })
      const { orderId } = await place()
      await fail('right', 0)
      await expect(payOrder(store(), orderId, 'stripe')).rejects.toMatchObject({
        code: 'payment_unavailable',
      })
      pass(later)
      expect(await payOrder(store(), orderId, 'stripe')).toContain('/pay/')
    }
  })

  it('ignores reports on an earlier page while the next one is opened', async () => {
    const { orderId, sessionId } = await place()
    await pay(sessionId, 'later')
    await expectSession(orderId, 'processing')
    await service.control(`sessions/${sessionId}/settle`, { outcome: 'failed' })
    await expectSession(orderId, 'failed')
    await fail('500', 10)
    await expect(payOrder(store(), orderId, 'stripe')).rejects.toMatchObject({ code: 'payment_unavailable' })
    await fail('right', 0)
    await service.resend('checkout.session.completed', 'checkout.session.async_payment_failed')
    expect((await getOrder(store(), orderId))?.session).toMatchObject({ state: 'opening' })
    expect(await payOrder(store(), orderId, 'stripe')).toContain('/pay/')
  })

  it('switches between payment methods', async () => {
    const { orderId } = await place()
    for (let n = 0; n < 3; n += 1) {
      pass(n * MINUTE)
      expect(await payOrder(store(), orderId, 'vorkasse')).toBeNull()
      expect(await payOrder(store(), orderId, 'stripe')).toContain('/pay/')
    }
  })

  it('opens no second page for a buyer who has just paid and whose money is pending', async () => {
    await service.control('events/hold', { isHeld: true })
    const { orderId, sessionId } = await place()
    await pay(sessionId, 'later')
    await expect(payOrder(store(), orderId, 'stripe')).rejects.toMatchObject({ code: 'order_state' })
    await expect(payOrder(store(), orderId, 'vorkasse')).rejects.toMatchObject({ code: 'order_state' })
    await expectSession(orderId, 'processing')
  })

  it('completes when the process died while closing the page for another method', async () => {
    await service.control('events/hold', { isHeld: true })
    const { orderId, sessionId } = await place()
    await store().update({ [`orders/${orderId}/session/state`]: 'closing' })
    await service.control(`sessions/${sessionId}/expire`)
    pass(180 * MINUTE)
    await checkedUntil(() => expectStatus(orderId, 'cancelled'))
    expect((await getOrder(store(), orderId))?.isPaymentOpen).toBeUndefined()
  })

  it('is not polled for ever when its order was cancelled, or the provider does not know its page', async () => {
    await service.control('events/hold', { isHeld: true })
    const cancelled = await place()
    await cancelOrder(store(), cancelled.orderId, 'admin')
    expect((await getOrder(store(), cancelled.orderId))?.isPaymentOpen).toBeUndefined()
    const { orderId } = await place()
    await store().update({ [`orders/${orderId}/session/id`]: 'cs_test_of_another_account' })
    pass(31 * 24 * 60 * MINUTE)
    await checkedUntil(() => expectStatus(orderId, 'cancelled'))
    expect((await getOrder(store(), orderId))?.isPaymentOpen).toBeUndefined()
  })

  it('cannot be made again on the page of an order confirmed as a transfer', async () => {
    const { orderId, sessionId } = await place()
    await confirmPayment(store(), orderId, 'admin')
    expect(await pay(sessionId)).toMatchObject({ status: 'expired', payment_status: 'unpaid' })
    expect((await getOrder(store(), orderId))?.payment?.method).toBe('vorkasse')
  })

  it('cannot be made on a page opened while its order was cancelled', async () => {
    await fail('right', 1, { delayMs: 500 })
    const placed = place()
    let orderId = ''
    await eventually(async () => {
      orderId = (await store().list('orders', { limit: 1 }))[0]?.key ?? ''
      expect(orderId).not.toBe('')
    })
    await cancelOrder(store(), orderId, 'admin')
    await placed
    const { data } = await (await stripe()).checkout.sessions.list({ limit: 1 })
    expect(data[0]).toMatchObject({ client_reference_id: orderId, status: 'expired' })
    expect(await openTasks()).toEqual([])
  })

  it('counts on the earlier page of an order switched to transfer, and is refunded there', async () => {
    const { orderId, sessionId } = await place()
    await fail('500', 10)
    expect(await payOrder(store(), orderId, 'vorkasse')).toBeNull()
    await fail('right', 0)
    expect(await openTasks()).toEqual(['session-end'])
    await pay(sessionId)
    await expectStatus(orderId, 'paid')
    const refund = await requestRefund(store(), orderId, {}, { key: 'the-whole', actor: 'admin' })
    expect(refund).toMatchObject({ amount: preset.price, status: 'done' })
  })

  it('is found to have failed although no event ever came, and can be repeated', async () => {
    const { orderId, sessionId } = await place()
    await pay(sessionId, 'later')
    await expectSession(orderId, 'processing')
    await service.control('events/hold', { isHeld: true })
    await service.control(`sessions/${sessionId}/settle`, { outcome: 'failed' })
    pass(20 * 24 * 60 * MINUTE)
    await checkedUntil(() => expectSession(orderId, 'failed'))
    // Weeks later, the buyer still has time to pay in another way.
    expect((await getOrder(store(), orderId))?.payUntil).toBeGreaterThan(Date.now() + 30 * 24 * 60 * MINUTE)
    expect(await payOrder(store(), orderId, 'stripe')).toContain('/pay/')
  })

  it('is acknowledged when reported again after a full refund', async () => {
    const { orderId, sessionId } = await place()
    await pay(sessionId)
    await expectStatus(orderId, 'paid')
    await requestRefund(store(), orderId, {}, { key: 'the-whole', actor: 'admin' })
    await expectStatus(orderId, 'refunded')
    const answers = await service.resend('checkout.session.completed', 'refund.created')
    expect(new Set(answers)).toEqual(new Set([200]))
    const unmatched = JSON.stringify(await store().get('payments/unmatched'))
    expect(unmatched).not.toContain(orderId)
  })

  it('is refunded once, although the refund is retried after the provider forgot the first attempt', async () => {
    const { orderId, sessionId } = await place()
    await pay(sessionId)
    await expectStatus(orderId, 'paid')
    const paymentId = (await getOrder(store(), orderId))?.payment?.paymentIntentId ?? ''
    const refund = { paymentId, amount: 100, orderId, refundId: 'refund_1780308000000_aaaaaaaaaaaaaaaa' }
    const first = await hostedPayment('stripe')?.refund(refund)
    pass(25 * 60 * MINUTE)
    expect(await hostedPayment('stripe')?.refund(refund)).toEqual(first)
    const all = await (await stripe()).refunds.list({ payment_intent: paymentId })
    expect(all.data).toHaveLength(1)
  })

  const soldByDebit = async (asked: RefundRequest = {}) => {
    const { orderId, sessionId } = await place()
    await pay(sessionId, 'later')
    await service.control(`sessions/${sessionId}/settle`, { outcome: 'succeeded' })
    await expectStatus(orderId, 'paid')
    const { refundId } = await requestRefund(store(), orderId, asked, { key: 'the-whole', actor: 'admin' })
    const { payment, refunds } = (await getOrder(store(), orderId)) ?? {}
    const { providerId, status } = refunds?.[refundId] ?? {}
    expect(status).toBe('pending')
    return { orderId, refundId, providerId, intent: payment?.paymentIntentId ?? '' }
  }

  it('is found to be refunded although no event ever came', async () => {
    const { orderId, providerId } = await soldByDebit()
    await service.control('events/hold', { isHeld: true })
    await service.control(`refunds/${providerId}/settle`, { outcome: 'succeeded' })
    await checkedUntil(() => expectStatus(orderId, 'refunded'))
    expect((await getOrder(store(), orderId))?.isPaymentOpen).toBeUndefined()
  })

  it('is not refunded again beside the owner’s refund at the provider', async () => {
    const { orderId, refundId, providerId, intent } = await soldByDebit({ amount: 100 })
    await service.control('events/hold', { isHeld: true })
    await recordPaymentEvent(store(), 'stripe', {
      about: 'refund',
      orderId: null,
      refundId: null,
      paymentId: intent,
      amount: 200,
      createdAt: 1,
      refund: { providerId: 're_by_hand', status: 'done' },
    })
    await service.control(`refunds/${providerId}/settle`, { outcome: 'succeeded' })
    await checkedUntil(async () =>
      expect((await getOrder(store(), orderId))?.refunds?.[refundId]?.status).toBe('done'),
    )
    const all = await (await stripe()).refunds.list({ payment_intent: intent })
    expect(all.data).toHaveLength(1)
  })

  it('is returned by a lost dispute, although a pending refund then fails', async () => {
    const { orderId, providerId, intent } = await soldByDebit()
    const dispute = Object(await service.control('disputes', { payment_intent: intent }))
    await service.control(`disputes/${dispute.id}/close`, { outcome: 'lost' })
    await eventually(async () => expect((await getOrder(store(), orderId))?.dispute?.status).toBe('lost'))
    expect((await getOrder(store(), orderId))?.refunded).toBeUndefined()
    await service.control(`refunds/${providerId}/settle`, { outcome: 'failed' })
    await expectStatus(orderId, 'refunded')
    await service.resend('refund.failed', 'charge.dispute.closed')
    expect((await getOrder(store(), orderId))?.refunded).toBe(preset.price)
    expect(await findSale(store(), orderId)).toMatchObject({ status: 'reversed' })
  })
})
