import { findSale } from '@/lib/affiliate/sales/data'
import { countWaiting } from '@/lib/admin/count-waiting'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { orderRequestSchema } from '@/lib/checkout/schema'
import { placeOrder } from '@/lib/checkout/place-order'
import { env } from '@/lib/core/env'
import { viewOrder } from '@/lib/delivery/view-order'
import { eventually } from '@/lib/store/contract/eventually'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { callOffRefund } from './call-off-refund'
import { recordPaymentEvent } from '../paying/record-payment-event'
import { confirmPayment } from '../paying/confirm-payment'
import { getOrder } from '../data'
import { deskOrder } from '../desk/desk-order'
import { orderMails } from '../mails/order-mails'
import { reportTransfer } from './report-transfer'
import { requestRefund } from './request-refund'
import type { RefundRequest } from './schema'
import { findingsOf, mailsOf } from '../testing/outcome'
import { PaymentService } from '@/dev/payments/payment-service'
import { listOpenRefunds } from '../desk/filter-orders'

const IBAN = 'DE02120300000000202051'
const [preset] = programCatalog.presets
if (!preset) throw new Error('the catalogue is empty')

const request = orderRequestSchema.parse({
  items: [{ id: preset.id }],
  email: 'kundin@example.com',
  consent: { immediateDelivery: true, withdrawalLoss: true },
  paymentMethod: 'stripe',
})

describe('a refund that fails', () => {
  const store = temporaryStore()
  let service: PaymentService
  let keys = 0

  beforeAll(async () => {
    service = await PaymentService.start(store)
    Object.assign(env(), { OWNER_MAIL: 'inhaberin@example.com' })
  })
  afterAll(async () => {
    Object.assign(env(), { OWNER_MAIL: undefined })
    await service.stop()
  })
  beforeEach(() =>
    store().update({
      'affiliateUsers/uid-nova': { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10 },
    }),
  )
  afterEach(async () => expect(await findingsOf(store())).toEqual([]))

  const existing = async (id: string) => {
    const order = await getOrder(store(), id)
    if (!order) throw new Error('no order')
    return order
  }
  const sell = async (paymentMethod: 'stripe' | 'vorkasse' = 'stripe') => {
    const origin = { key: `key-number-${(keys += 1)}`, cookieCode: 'NOVA10' }
    const { orderId } = await placeOrder(store(), { ...request, paymentMethod }, origin)
    if (paymentMethod === 'vorkasse') await confirmPayment(store(), orderId, 'admin')
    else {
      const { session } = await existing(orderId)
      await service.control(`sessions/${session?.id}/pay`, { attempt: 'now' })
    }
    await eventually(async () => expect(await findSale(store(), orderId)).not.toBeNull())
    return orderId
  }
  const refund = (id: string, asked: RefundRequest = {}) =>
    requestRefund(store(), id, asked, { key: `key-number-${(keys += 1)}`, actor: 'admin' })
  const dispute = async (id: string) =>
    service.control('disputes', { payment_intent: (await existing(id)).payment?.paymentIntentId })
  const heldOf = async (id: string) => (await findSale(store(), id))?.held
  const mailsAbout = async (id: string, refundId: string) =>
    (await mailsOf(store(), id)).filter(({ about }) => about === refundId)
  const open = async () =>
    (await listOpenRefunds(store(), { limit: 9 })).entries.map(({ orderId }) => orderId)

  it('is listed for the owner at once, and can be transferred instead', async () => {
    const id = await sell()
    await store().update({ [`orders/${id}/payment/paymentIntentId`]: 'pi_of_another_account' })
    const { refundId, status } = await refund(id)
    expect(status).toBe('failed')
    expect(await open()).toEqual([id])
    expect(await countWaiting(store())).toMatchObject({ refunds: 1 })
    const desk = deskOrder(await existing(id))
    expect(desk).toMatchObject({
      refunds: [{ id: refundId, status: 'failed' }],
      refundable: { isTransferred: false, canBeTransferred: true },
    })
    const mails = await mailsAbout(id, refundId)
    expect(mails).toMatchObject([{ template: 'owner-refund', to: 'inhaberin@example.com' }])
    const [mail] = mails
    if (mail) expect(await orderMails['owner-refund'](store(), mail)).not.toBeNull()
    const again = await refund(id, { iban: IBAN })
    expect(again).toMatchObject({ status: 'pending', toTransfer: true })
    if (mail) expect(await orderMails['owner-refund'](store(), mail)).toBeNull()
    await reportTransfer(store(), id, again.refundId, 'admin')
    expect(await open()).toEqual([])
    expect(await existing(id)).toMatchObject({ status: 'refunded' })
  })

  it('is mailed to a buyer who was told it had come, is shown on the order’s page, and holds the commission', async () => {
    const id = await sell()
    const { refundId, status } = await refund(id, { amount: 100 })
    expect(status).toBe('done')
    expect(await heldOf(id)).toBeUndefined()
    const { providerId } = (await existing(id)).refunds?.[refundId] ?? {}
    await service.control(`refunds/${providerId}/settle`, { outcome: 'failed' })
    await eventually(async () => expect(await open()).toEqual([id]))
    expect(viewOrder(await existing(id)).refunds).toMatchObject([{ refundId, status: 'failed' }])
    expect(await heldOf(id)).toBe('refund')
    const mails = await mailsAbout(id, refundId)
    expect(mails.map(({ template }) => template).sort()).toEqual([
      'order-refunded',
      'owner-refund',
      'refund-failed',
    ])
    const told = mails.find(({ template }) => template === 'refund-failed')
    const text = told && (await orderMails['refund-failed'](store(), told))
    expect(JSON.stringify(text)).toContain('1,00')
    await callOffRefund(store(), id, refundId, 'admin x')
    expect([await open(), await heldOf(id)]).toEqual([[], undefined])
    expect(viewOrder(await existing(id)).refunds).toEqual([])
  })

  it('stays listed after a later refund that was decided before it failed', async () => {
    const id = await sell()
    const first = await refund(id, { amount: 100 })
    await refund(id, { amount: 200 })
    const { providerId } = (await existing(id)).refunds?.[first.refundId] ?? {}
    await service.control(`refunds/${providerId}/settle`, { outcome: 'failed' })
    await eventually(async () => expect(await open()).toEqual([id]))
    expect([viewOrder(await existing(id)).refunds[0], await heldOf(id)]).toMatchObject([
      { refundId: first.refundId, status: 'failed' },
      'refund',
    ])
    const mail = (await mailsAbout(id, first.refundId)).find(({ template }) => template === 'owner-refund')
    expect(mail && (await orderMails['owner-refund'](store(), mail))).not.toBeNull()
    const again = await refund(id, { amount: 100, iban: IBAN })
    expect(again).toMatchObject({ status: 'pending', toTransfer: true })
    await reportTransfer(store(), id, again.refundId, 'admin')
    expect([await open(), await heldOf(id)]).toEqual([[], undefined])
  })

  it('is called off if a lost dispute has taken the money, which is then recorded', async () => {
    const id = await sell()
    const { id: disputeId } = Object(await dispute(id))
    await eventually(async () => expect((await existing(id)).dispute?.status).toBe('open'))
    await refund(id, { despiteDispute: true })
    const again = await refund(id, { iban: IBAN, despiteDispute: true })
    await service.control(`disputes/${disputeId}/close`, { outcome: 'lost' })
    await eventually(async () => expect((await existing(id)).dispute?.status).toBe('lost'))
    expect((await existing(id)).status).toBe('paid')
    await callOffRefund(store(), id, again.refundId, 'admin x')
    const { status, refunded } = await existing(id)
    expect({ status, refunded }).toEqual({ status: 'refunded', refunded: preset.price })
    expect([await open(), await heldOf(id)]).toEqual([[], undefined])
  })

  it('fails at once if the payment belongs to an account the shop no longer has', async () => {
    const id = await sell()
    await store().update({ [`orders/${id}/payment/paymentIntentId`]: 'pi_of_another_account' })
    expect(await refund(id)).toMatchObject({ status: 'failed' })
  })

  it('gives way to the owner’s refund at the provider', async () => {
    const id = await sell()
    await service.control('faults', { answer: '500', calls: 99 })
    const { refundId } = await refund(id)
    const { payment } = await existing(id)
    const event = {
      about: 'refund',
      orderId: id,
      paymentId: payment?.paymentIntentId ?? '',
      createdAt: 1,
    } as const
    const byHand = { providerId: 're_by_hand', status: 'done' } as const
    await recordPaymentEvent(store(), 'stripe', {
      ...event,
      refundId: null,
      amount: preset.price,
      refund: byHand,
    })
    expect(await existing(id)).toMatchObject({ status: 'paid', refundedBeyond: preset.price })
    const own = { providerId: 're_own', status: 'failed' } as const
    await recordPaymentEvent(store(), 'stripe', { ...event, refundId, amount: preset.price, refund: own })
    await service.control('faults', { answer: 'right', calls: 0 })
    expect(await existing(id)).toMatchObject({ status: 'refunded', refunded: preset.price })
    expect((await existing(id)).refundedBeyond).toBeUndefined()
  })

  it('can be called off until it is sent, which frees the money and the held commission', async () => {
    const id = await sell('vorkasse')
    const { refundId } = await refund(id, { iban: IBAN })
    expect([await heldOf(id), await open()]).toEqual(['refund', [id]])
    await callOffRefund(store(), id, refundId, 'admin x')
    await callOffRefund(store(), id, refundId, 'admin x')
    expect([await heldOf(id), await open()]).toEqual([undefined, []])
    await expect(reportTransfer(store(), id, refundId, 'admin')).rejects.toMatchObject({
      code: 'order_state',
    })
    const second = await refund(id, { iban: IBAN })
    await reportTransfer(store(), id, second.refundId, 'admin')
    await expect(callOffRefund(store(), id, second.refundId, 'admin')).rejects.toMatchObject({
      code: 'order_state',
    })
    const acts = Object.values(Object(await store().get('journal'))).map((entry) => Object(entry).act)
    expect(acts).toContain('order-refund-called-off')
  })
})
