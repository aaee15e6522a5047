import { findSale } from '@/lib/affiliate/sales/data'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { orderRequestSchema } from '@/lib/checkout/schema'
import { writeInvoice } from '../order-tasks'
import { placeOrder } from '@/lib/checkout/place-order'
import { percentOf } from '@/lib/core/money'
import { findUnmatched } from '@/lib/payment/unmatched-data'
import { eventually } from '@/lib/store/contract/eventually'
import { findTasks } from '@/lib/tasks/data'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { cancelOrder } from './cancel-order'
import { checkOnReturn, checkPayments } from './check-payments'
import { getOrder } from '../data'
import { openPaymentPage } from './open-payment-page'
import { payOrder } from './pay-order'
import { orderMails } from '../mails/order-mails'
import { requestRefund } from '../refunds/request-refund'
import { findingsOf, mailsOf } from '../testing/outcome'
import { PaymentService } from '@/dev/payments/payment-service'

const { presets } = programCatalog

const [first, , second] = presets
if (!first || !second) throw new Error('the catalogue is too small')

const request = orderRequestSchema.parse({
  items: [{ id: first.id }, { id: second.id }],
  email: 'kundin@example.com',
  consent: { immediateDelivery: true, withdrawalLoss: true },
  paymentMethod: 'stripe',
})
const total = first.price + second.price

describe('an order that is paid on a provider’s page', () => {
  const store = temporaryStore()
  let service: PaymentService
  let keys = 0

  beforeAll(async () => {
    service = await PaymentService.start(store)
  })
  afterAll(() => service.stop())
  beforeEach(async () => {
    await service.control('events/hold', { isHeld: false })
    await store().update({
      'affiliateUsers/uid-nova': { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10 },
    })
  })
  afterEach(async () => expect(await findingsOf(store())).toEqual([]))

  const place = async () => {
    const origin = { key: `key-number-${(keys += 1)}`, cookieCode: 'NOVA10' }
    const { orderId, paymentUrl } = await placeOrder(store(), request, origin)
    return { orderId, paymentUrl, sessionId: await sessionOf(orderId) }
  }
  const sessionOf = async (orderId: string) => (await getOrder(store(), orderId))?.session?.id ?? ''
  const pay = (sessionId: string, attempt = 'now') =>
    service.control(`sessions/${sessionId}/pay`, { attempt })
  const comeBack = async (orderId: string) => {
    const order = await getOrder(store(), orderId)
    if (order) await checkOnReturn(store(), order)
  }
  const expectStatus = (orderId: string, status: string) =>
    eventually(async () => expect((await getOrder(store(), orderId))?.status).toBe(status))
  const sales = () => store().get('affiliateUsers/uid-nova/totalSales')
  const unmatched = async (orderId: string) =>
    (await findUnmatched(store(), { limit: 10 })).entries.filter((entry) => entry.orderId === orderId)

  it('is confirmed by mail a minute later, and not if it is paid by then', async () => {
    const placedAt = Date.now()
    const { orderId, sessionId } = await place()
    const [mail] = await mailsOf(store(), orderId)
    if (!mail) throw new Error('no mail')
    const tasks = await findTasks(store(), 'waiting', { limit: 100 })
    const sending = tasks.entries.find(({ subject }) => subject === mail.id)
    expect(sending?.dueAt).toBeGreaterThanOrEqual(placedAt + 60_000)
    expect(await orderMails['order-received'](store(), mail)).not.toBeNull()
    await pay(sessionId)
    await expectStatus(orderId, 'paid')
    expect(await orderMails['order-received'](store(), mail)).toBeNull()
  })

  it('has one page however often it is requested, and is paid once however often that is reported', async () => {
    const { orderId, paymentUrl, sessionId } = await place()
    const again = await Promise.all(Array.from({ length: 5 }, () => openPaymentPage(store(), orderId)))
    expect(new Set([paymentUrl, ...again]).size).toBe(1)
    await pay(sessionId)
    await expectStatus(orderId, 'paid')
    await service.resend('checkout.session.completed', 'checkout.session.completed')
    const { payment, history } = (await getOrder(store(), orderId)) ?? {}
    expect(payment).toMatchObject({ method: 'stripe', sessionId, amount: total, currency: 'EUR' })
    expect(payment?.paymentIntentId).toMatch(/^pi_/)
    await writeInvoice(store(), orderId)
    expect((await getOrder(store(), orderId))?.payment?.meansCountry).toBe('DE')
    expect(history?.paid?.actor).toBe('stripe')
    await eventually(async () => expect(await sales()).toBe(1))
    expect(await unmatched(orderId)).toEqual([])
  })

  it('is paid at the discounted prices, and refunded by item at the price paid', async () => {
    await store().update({ 'affiliateUsers/uid-nova/discountPercent': 12.5 })
    const amount = percentOf(total, 12.5)
    const expectedTotal = total - amount
    const asked = { ...request, discountCode: 'NOVA10', expectedTotal }
    const { orderId } = await placeOrder(store(), asked, { key: `key-number-${(keys += 1)}` })
    expect(await getOrder(store(), orderId)).toMatchObject({
      total: expectedTotal,
      discount: { code: 'NOVA10', percent: 12.5, amount },
      attribution: { affiliateUid: 'uid-nova', trackingCode: 'NOVA10' },
    })
    await pay(await sessionOf(orderId))
    await expectStatus(orderId, 'paid')
    expect((await getOrder(store(), orderId))?.payment?.amount).toBe(expectedTotal)
    await eventually(async () =>
      expect(await findSale(store(), orderId)).toMatchObject({ productPrice: expectedTotal }),
    )
    const paid = first.price - percentOf(first.price, 12.5)
    const ask = (id: string) =>
      requestRefund(store(), orderId, { items: [id] }, { key: `refund-${id}`, actor: 'admin' })
    expect(await ask(first.id)).toMatchObject({ amount: paid, status: 'done' })
    expect(await ask(second.id)).toMatchObject({ amount: expectedTotal - paid, status: 'done' })
    await expectStatus(orderId, 'refunded')
  })

  it('opens no page for the whole price after a partial transfer', async () => {
    const { orderId } = await place()
    expect(await payOrder(store(), orderId, 'vorkasse')).toBeNull()
    await store().update({ [`orders/${orderId}/transfers/e1`]: { amount: 100, at: 1, as: 'part' } })
    await expect(payOrder(store(), orderId, 'stripe')).rejects.toMatchObject({ code: 'order_state' })
    expect(await getOrder(store(), orderId)).toMatchObject({ status: 'pending', paymentMethod: 'vorkasse' })
  })

  it('opens no page below the provider’s minimum, but can be transferred', async () => {
    const { orderId } = await place()
    const total = await store().get(`orders/${orderId}/total`)
    await store().update({ [`orders/${orderId}/total`]: 49 })
    await expect(payOrder(store(), orderId, 'stripe')).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await payOrder(store(), orderId, 'vorkasse')).toBeNull()
    await store().update({ [`orders/${orderId}/total`]: total })
  })

  it('opens no page while a payment is pending, and can be paid again if it fails', async () => {
    const { orderId, sessionId } = await place()
    await pay(sessionId, 'later')
    await eventually(async () =>
      expect((await getOrder(store(), orderId))?.session?.state).toBe('processing'),
    )
    await expect(payOrder(store(), orderId, 'stripe')).rejects.toMatchObject({ code: 'order_state' })
    await service.control(`sessions/${sessionId}/settle`, { outcome: 'failed' })
    await eventually(async () => expect((await getOrder(store(), orderId))?.session?.state).toBe('failed'))
    // The older event must not undo the newer one.
    await service.resend('checkout.session.completed')
    expect((await getOrder(store(), orderId))?.session?.state).toBe('failed')
    expect(await payOrder(store(), orderId, 'stripe')).toContain('/pay/')
    await pay(await sessionOf(orderId))
    await expectStatus(orderId, 'paid')
  })

  it('can be paid again or by transfer, and its earlier page is closed first', async () => {
    const { orderId, sessionId, paymentUrl } = await place()
    const urls = await Promise.all([
      payOrder(store(), orderId, 'stripe'),
      payOrder(store(), orderId, 'stripe'),
    ])
    expect(urls[0]).not.toBe(paymentUrl)
    expect(await pay(sessionId)).toMatchObject({ status: 'expired', payment_status: 'unpaid' })
    const second = await sessionOf(orderId)
    expect(await payOrder(store(), orderId, 'vorkasse')).toBeNull()
    expect(await pay(second)).toMatchObject({ status: 'expired', payment_status: 'unpaid' })
    expect(await getOrder(store(), orderId)).toMatchObject({ status: 'pending', paymentMethod: 'vorkasse' })
    expect(await getOrder(store(), orderId)).not.toHaveProperty('session')
    expect(await payOrder(store(), orderId, 'stripe')).toContain('/pay/')
    await pay(await sessionOf(orderId))
    await expectStatus(orderId, 'paid')
  })

  it('is cancelled when its page expires, and reactivated by a late payment', async () => {
    const { orderId, sessionId } = await place()
    await service.control(`sessions/${sessionId}/expire`)
    await expectStatus(orderId, 'cancelled')
    const late = await place()
    await service.control('events/hold', { isHeld: true })
    await pay(late.sessionId)
    await cancelOrder(store(), late.orderId, 'admin')
    await expectStatus(late.orderId, 'paid')
    await eventually(async () => expect(await sales()).toBe(1))
  })

  it('is marked as paid by polling the provider if no event ever arrives', async () => {
    await service.control('events/hold', { isHeld: true })
    const { orderId, sessionId } = await place()
    await pay(sessionId)
    const stop = checkPayments(store(), 20)
    await expectStatus(orderId, 'paid')
    await stop()
    expect((await getOrder(store(), orderId))?.isPaymentOpen).toBeUndefined()
  })

  it('is marked as paid when its buyer returns before the event', async () => {
    await service.control('events/hold', { isHeld: true })
    const { orderId, sessionId } = await place()
    await comeBack(orderId)
    expect((await getOrder(store(), orderId))?.status).toBe('pending')
    await pay(sessionId)
    await comeBack(orderId)
    await comeBack(orderId)
    expect(await getOrder(store(), orderId)).toMatchObject({ status: 'paid', payment: { sessionId } })
    expect(await unmatched(orderId)).toEqual([])
  })

  it('does not keep a returning buyer waiting while the provider is slow or down', async () => {
    await service.control('events/hold', { isHeld: true })
    const { orderId, sessionId } = await place()
    await pay(sessionId)
    await service.control('faults', { answer: '500', calls: 2 })
    await comeBack(orderId)
    expect((await getOrder(store(), orderId))?.status).toBe('pending')
    await service.control('faults', { answer: 'right', effect: 'done', calls: 1, delayMs: 4_500 })
    const start = performance.now()
    await comeBack(orderId)
    expect(performance.now() - start).toBeLessThan(4_000)
    expect((await getOrder(store(), orderId))?.status).toBe('pending')
    await expectStatus(orderId, 'paid')
  })

  it('sets aside a payment that matches no order', async () => {
    const { orderId, sessionId } = await place()
    await store().update({ [`orders/${orderId}/total`]: total + 1 })
    await pay(sessionId)
    await eventually(async () =>
      expect(await unmatched(orderId)).toEqual([
        expect.objectContaining({ orderId, amount: total, reason: 'amount' }),
      ]),
    )
    expect((await getOrder(store(), orderId))?.status).toBe('pending')
    await store().update({ [`orders/${orderId}/total`]: total })
  })

  it('is refunded by the provider, in parts, which takes back commission', async () => {
    const { orderId, sessionId } = await place()
    await pay(sessionId)
    await expectStatus(orderId, 'paid')
    const admin = (key: string) => ({ key, actor: 'admin' })
    const part = await requestRefund(store(), orderId, { items: [first.id] }, admin('part-of-it'))
    expect(part).toMatchObject({ amount: first.price, status: 'done' })
    const rest = await requestRefund(store(), orderId, {}, admin('the-rest'))
    expect(rest).toMatchObject({ amount: second.price, status: 'done' })
    expect(await getOrder(store(), orderId)).toMatchObject({ status: 'refunded', refunded: total })
    expect(await store().get('affiliateUsers/uid-nova/balance')).toBe(0)
    await service.resend('refund.created', 'refund.updated')
    expect(await getOrder(store(), orderId)).toMatchObject({ refunded: total })
  })

  it('is held by a dispute, continues when that is won, and is refunded when it is lost', async () => {
    for (const outcome of ['won', 'lost'] as const) {
      const { orderId, sessionId } = await place()
      await pay(sessionId)
      await expectStatus(orderId, 'paid')
      const intent = (await getOrder(store(), orderId))?.payment?.paymentIntentId
      const dispute = Object(await service.control('disputes', { payment_intent: intent }))
      await eventually(async () => expect((await findSale(store(), orderId))?.held).toBe('dispute'))
      await service.control(`disputes/${dispute.id}/close`, { outcome })
      await expectStatus(orderId, outcome === 'won' ? 'paid' : 'refunded')
      await eventually(async () => expect((await findSale(store(), orderId))?.held).toBeUndefined())
      await service.resend('charge.dispute.closed', 'charge.dispute.created')
      expect((await getOrder(store(), orderId))?.dispute?.status).toBe(outcome)
      expect((await getOrder(store(), orderId))?.refunded ?? 0).toBe(outcome === 'won' ? 0 : total)
    }
  })

  it('can be placed while the provider is down, and paid later', async () => {
    await service.control('faults', { answer: '500', calls: 10 })
    const { orderId, paymentUrl } = await place()
    expect(paymentUrl).toBeUndefined()
    await service.control('faults', { answer: '500', calls: 0 })
    expect(await payOrder(store(), orderId, 'stripe')).toContain('/pay/')
  })

  it('holds the third sale of a month that was paid with the same card', async () => {
    const held: unknown[] = []
    for (let orders = 0; orders < 3; orders += 1) {
      const { orderId, sessionId } = await place()
      await pay(sessionId)
      await expectStatus(orderId, 'paid')
      await eventually(async () => expect(await findSale(store(), orderId)).not.toBeNull())
      held.push((await findSale(store(), orderId))?.held)
    }
    expect(held).toEqual([undefined, undefined, 'flag'])
  })
})
