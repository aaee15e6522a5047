import { programCatalog } from '@/lib/catalog/program-catalog'
import { placeOrder } from '@/lib/checkout/place-order'
import { orderRequestSchema } from '@/lib/checkout/schema'
import { env } from '@/lib/core/env'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { saveUnmatched } from '@/lib/payment/unmatched-data'
import { cancelOrder } from './paying/cancel-order'
import { confirmPayment } from './paying/confirm-payment'
import { getOrder, saveOrder } from './data'
import { recordSession } from './paying/record-session'
import { requestRefund } from './refunds/request-refund'
import { settleRefund } from './refunds/settle-refund'
import { addHostedOrder } from './testing/add-order'
import { mailsOf, templatesOf } from './testing/outcome'
import { sampleOrder } from './testing/sample-order'

const { presets } = programCatalog

const [preset] = presets
const OFTEN = 20
const often = <Result>(act: () => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: OFTEN }, act)).then(() => undefined)

const { id, total } = sampleOrder
const facts = {
  sessionId: `cs_test_${id}`,
  orderId: id,
  attempt: 0,
  amount: total,
  currency: 'EUR',
  paymentId: 'pi_1',
  url: null,
  expiresAt: 0,
}

describe('only one mail is sent', () => {
  const store = temporaryStore()
  beforeEach(() => Object.assign(env(), { OWNER_MAIL: 'inhaberin@example.com' }))
  afterAll(() => Object.assign(env(), { OWNER_MAIL: undefined }))

  const say = (state: 'open' | 'processing' | 'paid' | 'failed' | 'expired') =>
    often(() => recordSession(store(), 'stripe', { ...facts, state }))

  it('to the buyer for an order, however often it is submitted', async () => {
    const request = orderRequestSchema.parse({
      items: [{ id: preset?.id }],
      email: 'kundin@example.com',
      consent: { immediateDelivery: true, withdrawalLoss: true },
      paymentMethod: 'vorkasse',
    })
    await often(() => placeOrder(store(), request, { key: 'key-12345' }))
    const { orderId } = await placeOrder(store(), request, { key: 'key-12345' })
    expect(await templatesOf(store(), orderId)).toEqual(['order-received'])
    expect(Object.keys(Object(await store().get('mails')))).toHaveLength(1)
  })

  it('each to the buyer and the owner for a payment that the owner did not confirm', async () => {
    await addHostedOrder(store(), id)
    await say('paid')
    expect((await templatesOf(store(), id)).sort()).toEqual(['order-confirmed', 'owner-order'])
    const to = Object.fromEntries((await mailsOf(store(), id)).map((mail) => [mail.template, mail.to]))
    expect(to).toEqual({ 'order-confirmed': sampleOrder.email, 'owner-order': 'inhaberin@example.com' })
  })

  it('to the buyer, and none to the owner, for a payment confirmed at the desk', async () => {
    await saveOrder(store(), sampleOrder)
    await often(() => confirmPayment(store(), id, 'admin uid-1'))
    expect(await templatesOf(store(), id)).toEqual(['order-confirmed'])
  })

  it('to the buyer for a cancellation', async () => {
    await saveOrder(store(), sampleOrder)
    await often(() => cancelOrder(store(), id, 'admin'))
    expect(await templatesOf(store(), id)).toEqual(['order-cancelled'])
  })

  it('to the buyer for an expired payment page, and one more for a late payment', async () => {
    await addHostedOrder(store(), id)
    await say('expired')
    expect(await templatesOf(store(), id)).toEqual(['order-cancelled'])
    await say('paid')
    expect((await templatesOf(store(), id)).sort()).toEqual([
      'order-cancelled',
      'order-confirmed',
      'owner-order',
    ])
  })

  it('to the buyer for a pending payment that failed', async () => {
    await addHostedOrder(store(), id)
    await say('processing')
    expect(await templatesOf(store(), id)).toEqual([])
    await say('failed')
    expect(await templatesOf(store(), id)).toEqual(['payment-failed'])
    expect((await getOrder(store(), id))?.status).toBe('pending')
  })

  it('to the buyer for each completed refund, and none for a failed one', async () => {
    await saveOrder(store(), sampleOrder)
    await confirmPayment(store(), id, 'admin')
    const refund = async (amount: number, status: 'done' | 'failed') => {
      const asked = { amount, iban: 'DE02120300000000202051' }
      const { refundId } = await requestRefund(store(), id, asked, { key: `key-${amount}`, actor: 'admin' })
      await often(() => settleRefund(store(), id, refundId, { status, actor: 'admin' }))
      return refundId
    }
    await refund(100, 'failed')
    const done = [await refund(101, 'done'), await refund(102, 'done')]
    const mails = (await mailsOf(store(), id)).filter(({ template }) => template === 'order-refunded')
    expect(mails.map(({ about }) => about)).toEqual(done)
  })

  it('to the owner for an unmatched payment', async () => {
    const unmatched = { method: 'stripe', amount: 590, currency: 'EUR', reason: 'second', at: 1 } as const
    await often(() => saveUnmatched(store(), 'pi_1', unmatched))
    const mails = Object.values(Object(await store().get('mails')))
    expect(mails).toMatchObject([{ template: 'owner-unmatched', about: 'pi_1', to: 'inhaberin@example.com' }])
  })

  it('to the buyer, and none to the owner, if the owner has no mail address', async () => {
    Object.assign(env(), { OWNER_MAIL: undefined })
    await saveOrder(store(), sampleOrder)
    await confirmPayment(store(), id, 'admin')
    expect(await templatesOf(store(), id)).toEqual(['order-confirmed'])
  })
})
