import { PaymentService } from '@/dev/payments/payment-service'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { placeOrder } from '@/lib/checkout/place-order'
import { orderRequestSchema } from '@/lib/checkout/schema'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { eventually } from '@/lib/store/contract/eventually'
import { getOrder } from '../data'
import { deskOrder } from '../desk/desk-order'
import { confirmPayment } from '../paying/confirm-payment'
import { findingsOf } from '../testing/outcome'
import { makeRefundFile } from './bank-files/make-refund-file'
import { callOffRefund } from './call-off-refund'
import { giveMoneyBack } from './give-money-back'
import { releaseRefund } from './release-refund'
import { sendRefund } from './send-refund'

const [preset, , another] = programCatalog.presets
if (!preset || !another) throw new Error('the catalogue is too small')
const ACTOR = 'admin test'
const IBAN = 'DE02120300000000202051'
const OTHER_IBAN = 'DE02500105170137075030'

describe('a second use of the money-back promise by somebody else’s account or card', () => {
  const store = temporaryStore()
  let service: PaymentService
  let count = 0

  beforeAll(async () => {
    service = await PaymentService.start(store)
  })
  afterAll(() => service.stop())
  afterEach(async () => expect(await findingsOf(store())).toEqual([]))

  const stored = async (id: string) => {
    const order = await getOrder(store(), id)
    if (!order) throw new Error('there is no such order')
    return order
  }
  const place = async (paymentMethod: 'stripe' | 'vorkasse') => {
    count += 1
    const request = orderRequestSchema.parse({
      items: [{ id: preset.id }, { id: another.id }],
      email: `buyer-${count}@example.com`,
      consent: { immediateDelivery: true, withdrawalLoss: true },
      paymentMethod,
    })
    const { orderId } = await placeOrder(store(), request, { key: `key-number-${count}` })
    await store().update({ [`orders/${orderId}/moneyBack`]: true })
    return orderId
  }
  const sellByCard = async (card: string) => {
    const id = await place('stripe')
    const sessionId = (await stored(id)).session?.id ?? ''
    await service.control(`sessions/${sessionId}/pay`, { attempt: 'now', card })
    await eventually(async () => expect((await stored(id)).status).toBe('paid'))
    return stored(id)
  }
  const sellByTransfer = async () => {
    const id = await place('vorkasse')
    await confirmPayment(store(), id, ACTOR)
    return stored(id)
  }
  const refundOf = async (id: string, refundId: string) => (await stored(id)).refunds?.[refundId]
  const waiting = async (id: string) => {
    const order = await stored(id)
    return {
      isOpen: order.isRefundOpen === true,
      heldFor: deskOrder(order).refunds.map((each) => each.heldFor),
    }
  }

  it('waits at the desk when the card is the same, and is paid once an admin releases it', async () => {
    const first = await sellByCard('card-a')
    expect(await giveMoneyBack(store(), first, preset.id, {})).toMatchObject({ status: 'done' })
    const second = await sellByCard('card-a')
    const held = await giveMoneyBack(store(), second, preset.id, {})
    expect(held.status).toBe('pending')
    await sendRefund(store(), `${second.id} ${held.refundId}`).catch(() => undefined)
    expect(await refundOf(second.id, held.refundId)).toMatchObject({ status: 'pending', repeats: 'card' })
    expect(await waiting(second.id)).toEqual({ isOpen: true, heldFor: ['card'] })
    await Promise.all([1, 2].map(() => releaseRefund(store(), second.id, held.refundId, ACTOR)))
    expect(await refundOf(second.id, held.refundId)).toMatchObject({ status: 'done', repeats: 'released' })
    expect(await waiting(second.id)).toEqual({ isOpen: false, heldFor: [] })
  })

  it('can be called off, and then gives nothing back', async () => {
    const first = await sellByCard('card-b')
    await giveMoneyBack(store(), first, preset.id, {})
    const second = await sellByCard('card-b')
    const { refundId } = await giveMoneyBack(store(), second, preset.id, {})
    const after = await callOffRefund(store(), second.id, refundId, ACTOR)
    expect(after.refunds?.[refundId]?.status).toBe('cancelled')
    expect(after.refunded ?? 0).toBe(0)
    await expect(releaseRefund(store(), second.id, refundId, ACTOR)).rejects.toMatchObject({
      code: 'order_state',
    })
  })

  it('is held once when both are requested at the same moment', async () => {
    const orders = [await sellByCard('card-c'), await sellByCard('card-c')]
    const refunds = await Promise.all(orders.map((order) => giveMoneyBack(store(), order, preset.id, {})))
    expect(refunds.map(({ status }) => status).sort()).toEqual(['done', 'pending'])
  })

  it.each<[string, string, string]>([
    ['another card', 'card-e', 'same preset'],
    ['another preset', 'card-d', 'other preset'],
  ])('does not concern %s', async (_, card, which) => {
    await giveMoneyBack(store(), await sellByCard('card-d'), preset.id, {})
    const second = await sellByCard(card)
    const presetId = which === 'same preset' ? preset.id : another.id
    expect(await giveMoneyBack(store(), second, presetId, {})).toMatchObject({ status: 'done' })
  })

  it('stays out of the bank file when the account is the same, until it is released', async () => {
    const account = { iban: IBAN, holder: 'Kim Muster' }
    await giveMoneyBack(store(), await sellByTransfer(), preset.id, account)
    const second = await sellByTransfer()
    const { refundId } = await giveMoneyBack(store(), second, preset.id, account)
    expect(await waiting(second.id)).toEqual({ isOpen: true, heldFor: ['account'] })
    expect(await makeRefundFile(store(), ACTOR)).toMatchObject({ count: 1 })
    await releaseRefund(store(), second.id, refundId, ACTOR)
    expect(await makeRefundFile(store(), ACTOR)).toMatchObject({ count: 1 })
    const third = await sellByTransfer()
    await giveMoneyBack(store(), third, preset.id, { ...account, iban: OTHER_IBAN })
    expect(await waiting(third.id)).toEqual({ isOpen: true, heldFor: [null] })
  })

  it('is seen by the account that paid, too, not only by the one that gets the money', async () => {
    await giveMoneyBack(store(), await sellByTransfer(), preset.id, { iban: IBAN, holder: 'Kim Muster' })
    const second = await sellByTransfer()
    const paid = { amount: second.total, at: 1, as: 'last', iban: IBAN }
    await store().update({ [`orders/${second.id}/transfers/booking_1`]: paid })
    const account = { iban: OTHER_IBAN, holder: 'Kim Muster' }
    await giveMoneyBack(store(), await stored(second.id), preset.id, account)
    expect((await waiting(second.id)).heldFor).toEqual(['account'])
    await store().update({ [`orders/${second.id}/transfers`]: null })
  })

  it('waits for the provider if that does not say which card it was, and pays nothing before', async () => {
    await giveMoneyBack(store(), await sellByCard('card-f'), preset.id, {})
    const second = await sellByCard('card-f')
    await service.stop()
    const { refundId } = await giveMoneyBack(store(), second, preset.id, {})
    const refund = await refundOf(second.id, refundId)
    expect(refund?.status).toBe('pending')
    expect(refund).not.toHaveProperty('repeats')
    service = await PaymentService.start(store)
  })
})
