import Stripe from 'stripe'
import { setClock } from '@/lib/core/clock'
import { TryPayments } from '../try-payments'

let payments: TryPayments
let keys = 0
const newKey = () => ({ idempotencyKey: `key-${(keys += 1)}` })
const sessionCount = async () => (await payments.stripe.checkout.sessions.list({ limit: 100 })).data.length

beforeAll(async () => {
  payments = await TryPayments.start()
})
afterEach(() => setClock())
afterAll(() => payments.stop())

describe('an idempotency key', () => {
  it('gets the same response again, also at the same time and after a restart', async () => {
    const key = newKey()
    const before = await sessionCount()
    const made = await Promise.all([1, 2, 3].map(() => payments.session({}, key)))
    await payments.restart()
    const again = await payments.session({}, key)
    expect(new Set([...made, again].map(({ id }) => id)).size).toBe(1)
    expect(again.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' })
    expect(await sessionCount()).toBe(before + 1)
  })

  it('is rejected for other parameters and for other calls', async () => {
    const key = newKey()
    const { id } = await payments.session({}, key)
    const wrong = { type: 'StripeIdempotencyError', rawType: 'idempotency_error', statusCode: 400 }
    await expect(payments.session({ client_reference_id: 'order_2' }, key)).rejects.toMatchObject(wrong)
    await expect(payments.stripe.checkout.sessions.expire(id, {}, key)).rejects.toMatchObject(wrong)
  })

  it('is free again after invalid parameters, and a day later', async () => {
    const key = newKey()
    await expect(payments.session({ customer_email: 'kundin' }, key)).rejects.toThrow('customer_email')
    const { id } = await payments.session({}, key)
    setClock(() => Date.now() + 25 * 3_600_000)
    expect((await payments.session({}, key)).id).not.toBe(id)
  })

  it('gets a refusal of the call itself again', async () => {
    const key = newKey()
    const { stripe } = payments
    await expect(stripe.refunds.create({ payment_intent: 'pi_none' }, key)).rejects.toMatchObject({
      statusCode: 404,
    })
    await expect(stripe.refunds.create({ payment_intent: 'pi_none' }, key)).rejects.toMatchObject({
      headers: { 'idempotent-replayed': 'true' },
    })
  })

  it('is in use while its call takes long', async () => {
    const key = newKey()
    await payments.control('faults', { answer: 'right', calls: 1, delayMs: 1_000 })
    const slow = payments.session({}, { ...key, timeout: 300 })
    await expect(slow).rejects.toThrow(Stripe.errors.StripeConnectionError)
    await expect(payments.session({}, key)).rejects.toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    })
    const patient = await payments.session({}, { ...key, maxNetworkRetries: 5 })
    expect(patient.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' })
  })
})

describe('a faulty call', () => {
  it.each([
    ['500', Stripe.errors.StripeAPIError],
    ['429', Stripe.errors.StripeRateLimitError],
    ['html', Stripe.errors.StripeAPIError],
  ])('with %s throws the error of the SDK, and does nothing', async (answer, error) => {
    const before = await sessionCount()
    await payments.control('faults', { answer, calls: 1 })
    const key = newKey()
    await expect(payments.session({}, key)).rejects.toThrow(error)
    expect(await sessionCount()).toBe(before)
    await payments.session({}, key)
    expect(await sessionCount()).toBe(before + 1)
  })

  it('without a response is done once, though the SDK sends it twice', async () => {
    const before = await sessionCount()
    await payments.control('faults', { answer: 'cut', effect: 'done', calls: 1 })
    await payments.session({}, newKey())
    expect(await sessionCount()).toBe(before + 1)
  })

  it('throws after the SDK’s timeout, but is done', async () => {
    const before = await sessionCount()
    await payments.control('faults', { answer: 'right', delayMs: 500, calls: 1 })
    await expect(payments.session({}, { timeout: 100, ...newKey() })).rejects.toThrow(
      Stripe.errors.StripeConnectionError,
    )
    expect(await sessionCount()).toBe(before + 1)
  })

  it('with a stored error gets it again', async () => {
    const key = newKey()
    await payments.control('faults', { answer: '500', effect: 'kept', calls: 1 })
    await expect(payments.session({}, key)).rejects.toThrow(Stripe.errors.StripeAPIError)
    await expect(payments.session({}, key)).rejects.toThrow(Stripe.errors.StripeAPIError)
    expect(await payments.session({}, newKey())).toMatchObject({ status: 'open' })
  })

  it('fails as often as ordered, and only on the given path', async () => {
    await payments.control('faults', { answer: '500', calls: 1, path: '/v1/refunds' })
    await payments.session()
    await expect(payments.stripe.refunds.list()).rejects.toThrow(Stripe.errors.StripeAPIError)
    await payments.stripe.refunds.list()
    await expect(payments.control('faults', { answer: 'rude', calls: 1 })).rejects.toThrow('answer')
  })
})
