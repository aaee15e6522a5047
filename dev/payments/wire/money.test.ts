import { eventually } from '@/lib/store/contract/eventually'
import { TryPayments } from '../try-payments'

let payments: TryPayments
beforeEach(async () => {
  payments = await TryPayments.start()
})
afterEach(() => payments.stop())

const refund = (payment_intent: string, amount?: number) =>
  payments.stripe.refunds.create({ payment_intent, ...(amount === undefined ? {} : { amount }) })

/** The newest refund of a payment. */
const refundOf = async (payment_intent: string) =>
  (await payments.stripe.refunds.list({ payment_intent })).data[0]

describe('a refund', () => {
  it('gives back a part, then the rest, and no more', async () => {
    const { intent } = await payments.paid()
    const reason = 'requested_by_customer'
    const metadata = { refundId: 'refund_1' }
    const first = await payments.stripe.refunds.create({
      payment_intent: intent,
      amount: 400,
      reason,
      metadata,
    })
    expect(first).toMatchObject({
      id: expect.stringMatching(/^re_/),
      object: 'refund',
      amount: 400,
      currency: 'eur',
      payment_intent: intent,
      status: 'succeeded',
      reason,
      metadata,
    })
    await expect(refund(intent, 600)).rejects.toMatchObject({ statusCode: 400, param: 'amount' })
    const second = await refund(intent)
    expect(second.amount).toBe(599)
    await expect(refund(intent, 1)).rejects.toMatchObject({ code: 'charge_already_refunded' })
    await expect(refund(intent)).rejects.toMatchObject({ code: 'charge_already_refunded' })
    const { data } = await payments.stripe.refunds.list({ payment_intent: intent })
    expect(data).toEqual([second, first])
    await eventually(() => expect(payments.types.slice(1)).toEqual(['refund.created', 'refund.created']))
  })

  it.each([0, -1, 1.5])('of %s cents is refused', async (amount) => {
    const { intent } = await payments.paid()
    await expect(refund(intent, amount)).rejects.toMatchObject({
      statusCode: 400,
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  })

  it('never gives back more than was paid, however many are requested at once', async () => {
    const { intent } = await payments.paid()
    const given = await Promise.allSettled([1, 2, 3, 4, 5].map(() => refund(intent, 300)))
    expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('of an unpaid payment is refused', async () => {
    const { intent } = await payments.paid('later')
    await expect(refund(intent)).rejects.toMatchObject({ param: 'payment_intent' })
  })

  it('of a debit is pending until it has arrived', async () => {
    await payments.restart({ asyncDelayMs: 0 })
    const { id, intent } = await payments.paid('later')
    await eventually(async () =>
      expect(await payments.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' }),
    )
    const { id: refundId, status } = await refund(intent)
    expect(status).toBe('pending')
    await eventually(async () =>
      expect(await refundOf(intent)).toMatchObject({ id: refundId, status: 'succeeded' }),
    )
    await eventually(() => expect(payments.types.slice(2)).toEqual(['refund.created', 'refund.updated']))
  })

  it('that fails leaves the money for another one', async () => {
    const { intent } = await payments.paid()
    const { id } = await refund(intent)
    await payments.control(`refunds/${id}/settle`, { outcome: 'failed', reason: 'expired_or_canceled_card' })
    expect(await refundOf(intent)).toMatchObject({
      id,
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    })
    await eventually(() => expect(payments.types.slice(2)).toEqual(['refund.updated', 'refund.failed']))
    expect(await refund(intent)).toMatchObject({ amount: 999 })
    await expect(payments.control(`refunds/${id}/settle`, { outcome: 'failed' })).rejects.toThrow('is failed')
  })
})

describe('a payment that is confirmed later', () => {
  it('is unpaid until then', async () => {
    const { id, intent } = await payments.paid('later')
    expect(await payments.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    })
    expect(await payments.stripe.paymentIntents.retrieve(intent)).toMatchObject({ status: 'processing' })
    await payments.control(`sessions/${id}/settle`, { outcome: 'succeeded' })
    await eventually(() =>
      expect(payments.received).toMatchObject([
        { type: 'checkout.session.completed', data: { object: { id, payment_status: 'unpaid' } } },
        {
          type: 'checkout.session.async_payment_succeeded',
          data: { object: { id, payment_status: 'paid' } },
        },
      ]),
    )
    await expect(payments.control(`sessions/${id}/settle`, { outcome: 'failed' })).rejects.toThrow(
      'succeeded',
    )
  })

  it('may fail', async () => {
    const { id, intent } = await payments.paid('later')
    await payments.control(`sessions/${id}/settle`, { outcome: 'failed' })
    await eventually(() => expect(payments.types.at(-1)).toBe('checkout.session.async_payment_failed'))
    expect(await payments.stripe.paymentIntents.retrieve(intent)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error' },
    })
  })

  it('is confirmed after a while, even if the service was stopped meanwhile', async () => {
    await payments.restart({ asyncDelayMs: 300 })
    const { id } = await payments.paid('later')
    await payments.restart()
    await eventually(() => expect(payments.types.at(-1)).toBe('checkout.session.async_payment_succeeded'))
    expect(payments.received.at(-1)).toMatchObject({ data: { object: { id } } })
  })
})

describe('a dispute', () => {
  const dispute = async () => {
    const { intent } = await payments.paid()
    const { id } = await payments.control('disputes', { payment_intent: intent })
    return { intent, id: String(id) }
  }

  it('that is lost prevents refunds', async () => {
    const { intent, id } = await dispute()
    await expect(refund(intent)).rejects.toMatchObject({ code: 'charge_disputed' })
    await payments.control(`disputes/${id}/close`, { outcome: 'lost' })
    await expect(refund(intent)).rejects.toMatchObject({ code: 'charge_disputed' })
    await eventually(() =>
      expect(payments.received.slice(1)).toMatchObject([
        { type: 'charge.dispute.created', data: { object: { id, payment_intent: intent } } },
        { type: 'charge.dispute.closed', data: { object: { id, status: 'lost', amount: 999 } } },
      ]),
    )
  })

  it('has a deadline, can be updated, and can start as an inquiry, which a refund ends', async () => {
    const { intent } = await payments.paid()
    const opening = { payment_intent: intent, status: 'warning_needs_response', due_by: 1_930_000_000 }
    const { id } = await payments.control('disputes', opening)
    await payments.control(`disputes/${String(id)}/update`, { status: 'warning_under_review' })
    expect(await refund(intent)).toMatchObject({ amount: 999 })
    await payments.control(`disputes/${String(id)}/close`, { outcome: 'won' })
    await eventually(() =>
      expect(payments.received.filter(({ type }) => type.startsWith('charge.dispute.'))).toMatchObject([
        {
          data: { object: { status: 'warning_needs_response', evidence_details: { due_by: 1_930_000_000 } } },
        },
        { type: 'charge.dispute.updated', data: { object: { status: 'warning_under_review' } } },
        { type: 'charge.dispute.closed', data: { object: { status: 'warning_closed' } } },
      ]),
    )
  })

  it('that is won is closed', async () => {
    const { intent, id } = await dispute()
    await payments.control(`disputes/${id}/close`, { outcome: 'won' })
    expect(await refund(intent)).toMatchObject({ amount: 999 })
    await expect(payments.control(`disputes/${id}/close`, { outcome: 'lost' })).rejects.toThrow('is won')
  })
})
