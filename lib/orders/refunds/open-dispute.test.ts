import { countWaiting } from '@/lib/admin/count-waiting'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { placeOrder } from '@/lib/checkout/place-order'
import { orderRequestSchema } from '@/lib/checkout/schema'
import { env } from '@/lib/core/env'
import { saveDownload } from '@/lib/delivery/data'
import { readPdf } from '@/lib/invoices/testing/read-pdf'
import { findMailsOfOrder } from '@/lib/mail/data'
import { returnSurplus } from '@/lib/statements/return-surplus'
import { eventually } from '@/lib/store/contract/eventually'
import { pairSubject } from '@/lib/tasks/schema'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { acceptWithdrawal } from '@/lib/withdrawals/decide-withdrawal'
import { declareWithdrawal } from '@/lib/withdrawals/declare-withdrawal'
import { PaymentService } from '@/dev/payments/payment-service'
import messages from '@/messages/de.json'
import { evidenceFile } from '../contracts/evidence-of'
import { getOrder } from '../data'
import { readOrderCounts } from '../count-data'
import { deskOrder } from '../desk/desk-order'
import { filterOrders, listOpenRefunds } from '../desk/filter-orders'
import { lostTwice } from '../disputes'
import { orderMails } from '../mails/order-mails'
import { recordPaymentEvent } from '../paying/record-payment-event'
import { findingsOf, mailsOf } from '../testing/outcome'
import type { Order } from '../schema'
import { giveMoneyBack } from './give-money-back'
import { reportTransfer } from './report-transfer'
import { requestRefund } from './request-refund'
import type { RefundRequest } from './schema'
import { sendRefund } from './send-refund'

const IBAN = 'DE02120300000000202051'
const ACTOR = 'admin uid-1'
const ENTRY = `booking_20261120_${'a'.repeat(32)}`
const [preset] = programCatalog.presets
if (!preset) throw new Error('the catalogue is empty')
const request = orderRequestSchema.parse({
  items: [{ id: preset.id }],
  email: 'kundin@example.com',
  consent: { immediateDelivery: true, withdrawalLoss: true },
  paymentMethod: 'stripe',
})
const refused = { code: 'dispute_open' }

describe('while a dispute is open', () => {
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
  afterEach(async () => expect(await findingsOf(store())).toEqual([]))

  const existing = async (id: string) => {
    const order = await getOrder(store(), id)
    if (!order) throw new Error('no order')
    return order
  }
  const sell = async () => {
    const { orderId } = await placeOrder(store(), request, { key: `key-number-${(keys += 1)}` })
    await service.control(`sessions/${(await existing(orderId)).session?.id}/pay`, { attempt: 'now' })
    await eventually(async () => expect((await existing(orderId)).status).toBe('paid'))
    return orderId
  }
  const dispute = async (id: string, more: object = {}) => {
    const { paymentIntentId } = (await existing(id)).payment ?? {}
    const opened = await service.control('disputes', { payment_intent: paymentIntentId, ...more })
    await eventually(async () => expect((await existing(id)).dispute?.status).toBe('open'))
    return String(Object(opened).id)
  }
  const decide = async (id: string, disputeId: string, outcome: 'won' | 'lost') => {
    await service.control(`disputes/${disputeId}/close`, { outcome })
    const isSettled = { won: () => true, lost: ({ refunded = 0 }: Order) => refunded > 100 }[outcome]
    await eventually(async () => {
      const order = await existing(id)
      expect([order.dispute?.status, isSettled(order)]).toEqual([outcome, true])
    })
  }
  const refund = (id: string, asked: RefundRequest = {}) =>
    requestRefund(store(), id, asked, { key: `key-number-${(keys += 1)}`, actor: ACTOR })
  const journal = async () =>
    Object.values(Object(await store().get('journal'))).map((entry) => [
      Object(entry).act,
      Object(entry).after,
    ])
  const ownersMails = async (id: string) => {
    const mails = (await mailsOf(store(), id)).filter(({ template }) => template === 'owner-dispute')
    const contents = await Promise.all(mails.map((mail) => orderMails['owner-dispute'](store(), mail)))
    return contents.filter((content) => content !== null)
  }

  it('no way refunds money or changes anything', async () => {
    const id = await sell()
    await store().update({ [`orders/${id}/moneyBack`]: true })
    const surplus = { [`orders/${id}/transfers/${ENTRY}`]: { amount: 500, at: 1, as: 'more' } }
    await dispute(id)
    const { id: withdrawalId = '' } = await declared(id)
    const before = await existing(id)
    await expect(refund(id)).rejects.toMatchObject(refused)
    await expect(refund(id, { amount: 1, iban: IBAN })).rejects.toMatchObject(refused)
    await expect(acceptWithdrawal(store(), withdrawalId, {}, ACTOR)).rejects.toMatchObject(refused)
    await expect(giveMoneyBack(store(), before, preset.id, { iban: IBAN })).rejects.toMatchObject({
      code: 'money_back_over',
    })
    expect(await existing(id)).toEqual(before)
    await store().update({ ...surplus, [`orders/${id}/isRefundOpen`]: null })
    await expect(returnSurplus(store(), id, { entryId: ENTRY, iban: IBAN }, ACTOR)).rejects.toMatchObject(
      refused,
    )
    expect((await existing(id)).refunds).toBeUndefined()
    expect((await listOpenRefunds(store(), { limit: 9 })).entries).toEqual([])
  })

  const declared = async (id: string) => {
    const { reference, email } = await existing(id)
    await declareWithdrawal(store(), { name: 'Erika', reference, email }, `withdrawal-${keys}`)
    const [entry] = await store().list('withdrawals', { limit: 1 })
    await store().update({ [`withdrawals/${entry?.key}/orderId`]: id })
    return { id: entry?.key }
  }

  it('an exception is journalled as one, and money lost twice is shown', async () => {
    const id = await sell()
    const disputeId = await dispute(id)
    // The provider refuses; then it is transferred.
    await refund(id, { despiteDispute: true })
    const { refundId } = await refund(id, { amount: 100, iban: IBAN, despiteDispute: true })
    await reportTransfer(store(), id, refundId, ACTOR)
    expect(await journal()).toEqual(
      expect.arrayContaining([
        ['order-refunded', JSON.stringify({ refundId, amount: 100, despiteDispute: true })],
      ]),
    )
    await decide(id, disputeId, 'lost')
    const order = await existing(id)
    expect([order.refunded, order.status, lostTwice(order)]).toEqual([preset.price, 'refunded', 100])
  })

  it('a transfer decided before can be reported only as an exception', async () => {
    const id = await sell()
    await store().update({ [`orders/${id}/payment/paymentIntentId`]: 'pi_unknown' })
    await refund(id)
    const { refundId } = await refund(id, { amount: 100, iban: IBAN })
    await store().update({
      [`orders/${id}/payment/paymentIntentId`]: (await matchedPayment(id)) ?? null,
    })
    await dispute(id)
    await expect(reportTransfer(store(), id, refundId, ACTOR)).rejects.toMatchObject(refused)
    await reportTransfer(store(), id, refundId, ACTOR, { despiteDispute: true })
    await reportTransfer(store(), id, refundId, ACTOR)
    expect((await existing(id)).refunded).toBe(100)
    expect(await journal()).toContainEqual([
      'order-refund-sent',
      JSON.stringify({ refundId, status: 'done', amount: 100, despiteDispute: true }),
    ])
  })

  const matchedPayment = async (id: string) => {
    const matched = Object.entries(Object(await store().get('payments/matched')))
    return matched.find(([, orderId]) => orderId === id)?.[0]
  }

  it.each(['won', 'lost'] as const)(
    'a refund not yet sent to the provider waits; %s, it is not made twice',
    async (outcome) => {
      const id = await sell()
      await service.control('faults', { answer: '500', calls: 99, path: '/v1/refunds' })
      const { refundId } = await refund(id)
      await service.control('faults', { answer: 'right', calls: 0 })
      const disputeId = await dispute(id)
      const sending = pairSubject(id, refundId)
      await sendRefund(store(), sending)
      expect((await existing(id)).refunds?.[refundId]?.status).toBe('pending')
      await decide(id, disputeId, outcome)
      const refunds = async () =>
        Object.values((await existing(id)).refunds ?? {}).map(({ status, amount }) => [status, amount])
      const gone = ['done', preset.price]
      await sendRefund(store(), sending)
      if (outcome === 'won') expect(await refunds()).toEqual([gone])
      if (outcome === 'lost') expect(await refunds()).toEqual([['cancelled', preset.price], gone])
      expect((await existing(id)).refunded).toBe(preset.price)
    },
  )

  it('a late event of an earlier dispute neither reopens that one nor replaces the open one', async () => {
    const id = await sell()
    const paymentId = (await existing(id)).payment?.paymentIntentId ?? ''
    const event = (disputeId: string, status: 'open' | 'won' | 'lost', amount: number) =>
      recordPaymentEvent(store(), 'stripe', { about: 'dispute', disputeId, paymentId, amount, status })
    await event('dp_first', 'open', 50)
    await event('dp_first', 'won', 50)
    await event('dp_second', 'open', 100)
    await event('dp_first', 'open', 50)
    expect((await existing(id)).dispute).toMatchObject({ id: 'dp_second', status: 'open' })
    await event('dp_third', 'lost', 70)
    expect(await existing(id)).toMatchObject({ dispute: { id: 'dp_second', status: 'open' }, refunded: 70 })
    await expect(refund(id)).rejects.toMatchObject(refused)
    await event('dp_second', 'lost', 100)
    await event('dp_first', 'open', 50)
    await event('dp_third', 'open', 70)
    expect(await existing(id)).toMatchObject({ dispute: { id: 'dp_second', status: 'lost' }, refunded: 170 })
    const ofThird = (await ownersMails(id)).filter((mail) => JSON.stringify(mail).includes('dp_third'))
    expect(ofThird).toHaveLength(1)
    expect(await refund(id, { amount: 100, iban: IBAN })).toMatchObject({ status: expect.any(String) })
  })

  it('the owner is notified by mail, at the desk and in a tab, with deadline and steps', async () => {
    const due = Date.parse('2031-03-04T12:00:00Z')
    const id = await sell()
    const disputeId = await dispute(id, { due_by: due / 1000 })
    expect(await countWaiting(store())).toMatchObject({ disputes: 1, refunds: 0 })
    expect(await readOrderCounts(store())).toMatchObject({ disputed: 1, paid: 1 })
    const tab = async () => (await filterOrders(store(), 'disputed', {}, { limit: 9 })).entries
    expect(await tab()).toMatchObject([{ orderId: id, dispute: { amount: preset.price, dueBy: due } }])
    const [mail] = await ownersMails(id)
    const text = JSON.stringify(mail)
    for (const part of [
      '4. März 2031',
      disputeId,
      'Erstatten Sie nichts',
      'Beweise',
      `/admin/bestellungen/${id}`,
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/durch Überweisung|überweisen Sie/)

    await service.control(`disputes/${disputeId}/update`, { status: 'under_review' })
    await eventually(async () => expect((await existing(id)).dispute?.stage).toBe('claimAnswered'))
    expect(await countWaiting(store())).toMatchObject({ disputes: 0 })
    expect(deskOrder(await existing(id)).dispute).toEqual({ amount: preset.price, dueBy: null })
    await decide(id, disputeId, 'won')
    expect(await tab()).toEqual([])
    expect(await readOrderCounts(store())).toMatchObject({ disputed: 0 })
    expect((await ownersMails(id)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('abgewendet'),
    ])
    expect(await refund(id)).toMatchObject({ status: 'done' })
  })

  it('an inquiry becomes a claim, which is reported again, and never an inquiry again', async () => {
    const id = await sell()
    const disputeId = await dispute(id, { status: 'warning_needs_response' })
    expect((await existing(id)).dispute?.stage).toBe('inquiry')
    await service.control(`disputes/${disputeId}/update`, { status: 'needs_response' })
    await eventually(async () => expect((await existing(id)).dispute?.stage).toBe('claim'))
    await service.control(`disputes/${disputeId}/update`, { status: 'warning_under_review' })
    expect((await ownersMails(id)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Rückbuchung'),
    ])
    expect((await existing(id)).dispute?.stage).toBe('claim')
  })

  it('texts about failed refunds ask for no transfer', async () => {
    const id = await sell()
    await dispute(id)
    const { refundId, status } = await refund(id, { despiteDispute: true })
    expect(status).toBe('failed')
    const mails = (await findMailsOfOrder(store(), id, { limit: 9 })).entries
    const told = mails.filter(({ about }) => about === refundId)
    expect(told.map(({ template }) => template)).toEqual(['owner-refund'])
    const [mail] = told
    const content = mail && (await orderMails['owner-refund'](store(), mail))
    expect(JSON.stringify(content)).not.toMatch(/Überweisung|IBAN/)
    expect(messages.admin.money.failedDisputed).not.toMatch(/Überweisung|IBAN/)
  })

  it('the evidence is one file: contract, both consents with times, downloads and mails', async () => {
    const id = await sell()
    const paid = await existing(id)
    await expect(evidenceFile(store(), id)).rejects.toMatchObject({ code: 'not_found' })
    await saveDownload(store(), paid, {
      preset: preset.id,
      file: 'EasyEffects.json',
      version: 1,
      at: Date.now(),
    })
    const [mail] = (await mailsOf(store(), id)).filter(({ template }) => template === 'order-confirmed')
    await store().update({ [`mails/${mail?.id}/sentAt`]: Date.parse('2026-11-20T10:11:12Z') })
    const disputeId = await dispute(id)
    const { name, content } = await evidenceFile(store(), id)
    expect(name).toBe(`Beweise-${paid.reference}.pdf`)
    const { pages } = await readPdf(content)
    const text = pages.join(' ').replaceAll(/\s+/g, ' ')
    const { immediateDelivery, withdrawalLoss } = paid.consent
    for (const part of [
      ...[disputeId, paid.reference, 'kundin@example.com', 'EasyEffects.json', 'Bestellung bestätigt'],
      ...[immediateDelivery.text.slice(0, 40), withdrawalLoss.text.slice(0, 40)],
      ...['20. November 2026', '11:11:12', `Vertrag ${paid.reference}`, 'Muster-Widerrufsformular'],
    ])
      expect(text).toContain(part)
    expect((await evidenceFile(store(), id)).content).toEqual(content)
  })
})
