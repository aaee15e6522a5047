import Stripe from 'stripe'
import { z } from 'zod'
import { eventually } from '@/lib/store/contract/eventually'
import { TryPayments } from './try-payments'

let payments: TryPayments
beforeEach(async () => {
  payments = await TryPayments.start()
})
afterEach(() => payments.stop())

const eventIds = z.object({ events: z.array(z.object({ id: z.string(), isDelivered: z.boolean() })) })
const ids = async () => eventIds.parse(await payments.control('events')).events.map(({ id }) => id)

describe('an event', () => {
  it('arrives signed, with its object', async () => {
    const { id, intent } = await payments.paid()
    await eventually(() => expect(payments.received).toHaveLength(1))
    const [event] = payments.received
    expect(event).toMatchObject({
      id: expect.stringMatching(/^evt_/),
      object: 'event',
      api_version: Stripe.API_VERSION,
      type: 'checkout.session.completed',
      livemode: false,
      data: {
        object: { id, payment_intent: intent, payment_status: 'paid', metadata: { orderId: 'order_1' } },
      },
    })
  })

  it.each([500, 429, 302, 'cut'] as const)('is sent again unchanged after %s', async (refusal) => {
    payments.refusals.push(refusal, refusal)
    await payments.paid()
    await eventually(() => expect(payments.received).toHaveLength(1))
    const { events } = await payments.control('events')
    expect(events).toMatchObject([{ tries: 3, isDelivered: true, lastAnswer: 200 }])
  })

  it('that the shop does not accept delays no other', async () => {
    await payments.restart({ pausesMs: [60_000] })
    payments.refusals.push(500)
    await payments.paid()
    const second = await payments.paid()
    await eventually(() => expect(payments.received).toHaveLength(1))
    expect(payments.received[0]).toMatchObject({ data: { object: { id: second.id } } })
    const { events } = await payments.control('events')
    expect(events).toMatchObject([{ isDelivered: false }, { isDelivered: true }])
  })

  it('that was not accepted yet is sent after a restart', async () => {
    await payments.restart({ pausesMs: [200] })
    payments.refusals.push('cut')
    const { id } = await payments.paid()
    await eventually(() => expect(payments.refusals).toEqual([]))
    await payments.restart()
    await eventually(() => expect(payments.received).toMatchObject([{ data: { object: { id } } }]))
  })

  it('arrives after earlier ones', async () => {
    const made = [await payments.paid(), await payments.paid(), await payments.paid()]
    await eventually(() => expect(payments.received).toHaveLength(3))
    expect(payments.received).toMatchObject(made.map(({ id }) => ({ data: { object: { id } } })))
  })

  it('is sent twice, or in another order, on demand', async () => {
    await payments.control('events/hold', { isHeld: true })
    const { id } = await payments.paid('later')
    await payments.control(`sessions/${id}/settle`, { outcome: 'succeeded' })
    const [completed, confirmed] = await ids()
    payments.refusals.push(500)
    const sent = await payments.control('events/deliver', {
      events: [confirmed, confirmed, completed, completed],
    })
    expect(sent).toEqual({ answers: [500, 200, 200, 200] })
    const expected = [
      'checkout.session.async_payment_succeeded',
      'checkout.session.completed',
      'checkout.session.completed',
    ]
    expect(payments.types).toEqual(expected)
    await payments.control('events/hold', { isHeld: false })
    await payments.paid()
    await eventually(() => expect(payments.types).toEqual([...expected, 'checkout.session.completed']))
  })
})
