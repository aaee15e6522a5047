import { setClock } from '@/lib/core/clock'
import { eventually } from '@/lib/store/contract/eventually'
import { TryPayments } from './try-payments'

const DAY = 24 * 3_600_000

let payments: TryPayments
beforeEach(async () => {
  payments = await TryPayments.start()
})
afterEach(async () => {
  setClock()
  await payments.stop()
})

const linesOf = (payout: string) =>
  payments.stripe.balanceTransactions
    .list({ payout, limit: 2, expand: ['data.source'] })
    .autoPagingToArray({ limit: 100 })
const payOut = async () => String((await payments.control('payouts')).id)

describe('a payout', () => {
  it('includes all that has moved the balance since the last one, page by page, less its fees', async () => {
    const { intent } = await payments.paid()
    const refund = await payments.stripe.refunds.create({ payment_intent: intent, amount: 100 })
    const disputed = []
    for (const outcome of ['won', 'lost']) {
      const { intent: payment_intent } = await payments.paid()
      const { id } = await payments.control('disputes', { payment_intent, amount: 10 })
      await payments.control(`disputes/${String(id)}/close`, { outcome })
      disputed.push(payment_intent)
    }
    const id = await payOut().catch((error: unknown) => String(error))
    expect(id).toContain('nothing to pay out')
    await payments.control('fees', { amount: -3_000 })
    const payout = await payOut()
    const lines = await linesOf(payout)
    const [own, ...others] = lines
    expect(own).toMatchObject({ type: 'payout', source: { id: payout, object: 'payout' } })
    expect(lines.reduce((sum, { net }) => sum + net, 0)).toBe(0)
    const found = (category: string) =>
      others.filter(({ reporting_category }) => reporting_category === category)
    expect(found('charge')).toHaveLength(3)
    // 1.5 % of 9.99 € and 25 cents.
    expect(found('charge')[0]).toMatchObject({ amount: 999, fee: 40, net: 959, type: 'charge' })
    expect(found('refund')).toMatchObject([
      { amount: -100, fee: 0, source: { id: refund.id, payment_intent: intent } },
    ])
    expect(found('dispute')).toMatchObject(
      [...disputed]
        .reverse()
        .map((payment_intent) => ({ amount: -10, fee: 2_000, source: { payment_intent } })),
    )
    expect(found('dispute_reversal')).toMatchObject([{ amount: 10, fee: 0, type: 'adjustment' }])
    expect(found('fee')).toMatchObject([{ amount: 3_000, type: 'stripe_fee', source: null }])
    expect(await payments.stripe.payouts.list()).toMatchObject({
      data: [{ id: payout, status: 'in_transit' }],
    })
  })

  it('arrives, which is reported, and may fail after that: the next one includes it again', async () => {
    await payments.paid()
    const first = await payOut()
    await payments.control(`payouts/${first}/settle`, { outcome: 'succeeded' })
    await eventually(() =>
      expect(payments.received.at(-1)).toMatchObject({
        type: 'payout.paid',
        data: { object: { id: first } },
      }),
    )
    await payments.control(`payouts/${first}/settle`, { outcome: 'failed' })
    await eventually(() => expect(payments.types.at(-1)).toBe('payout.failed'))
    await expect(payments.control(`payouts/${first}/settle`, { outcome: 'succeeded' })).rejects.toThrow(
      'is failed',
    )
    const second = await payOut()
    expect((await linesOf(second)).slice(1)).toMatchObject([
      { type: 'payout_failure', reporting_category: 'payout_reversal', amount: 959, source: { id: first } },
    ])
    const { data } = await payments.stripe.payouts.list({ created: { gte: 0 }, limit: 1 })
    expect(data).toMatchObject([{ id: second }])
    const since = { created: { gte: Math.floor(Date.now() / 1000) + 60 } }
    expect((await payments.stripe.payouts.list(since)).data).toEqual([])
  })

  it('of an inquiry takes no money until it becomes a dispute', async () => {
    const { intent } = await payments.paid()
    const opening = { payment_intent: intent, amount: 10, status: 'warning_needs_response' }
    const { id } = await payments.control('disputes', opening)
    const before = await payOut()
    expect((await linesOf(before)).map(({ type }) => type)).toEqual(['payout', 'charge'])
    await payments.control(`disputes/${String(id)}/update`, { status: 'needs_response' })
    await payments.control('fees', { amount: -5_000 })
    expect((await linesOf(await payOut())).map(({ type }) => type)).toEqual([
      'payout',
      'stripe_fee',
      'adjustment',
    ])
  })

  it('is made a day after a payment, also if the service was stopped meanwhile', async () => {
    await payments.restart({ asyncDelayMs: 0 })
    await payments.paid()
    await payments.restart({ asyncDelayMs: 0 })
    expect((await payments.stripe.payouts.list()).data).toEqual([])
    setClock(() => Date.now() + DAY + 60_000)
    await eventually(async () =>
      expect((await payments.stripe.payouts.list()).data).toMatchObject([{ amount: 959, status: 'paid' }]),
    )
  })
})
