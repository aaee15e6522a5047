import Stripe from 'stripe'
import { setClock } from '@/lib/core/clock'
import { TryPayments } from './try-payments'

let payments: TryPayments
beforeAll(async () => {
  payments = await TryPayments.start()
})
afterEach(() => setClock())
afterAll(() => payments.stop())

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds

describe('a session', () => {
  it('is created and retrieved with its parameters', async () => {
    const expires_at = inSeconds(3_600)
    const created = await payments.session({ expires_at })
    expect(created).toMatchObject({
      id: expect.stringMatching(/^cs_test_\w{50,}$/),
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: 999,
      currency: 'eur',
      client_reference_id: 'order_1',
      metadata: { orderId: 'order_1' },
      customer_email: 'kundin@spielklang.example',
      locale: 'de',
      livemode: false,
      expires_at,
      url: `http://localhost:${payments.port}/pay/${created.id}`,
      success_url: expect.stringContaining('{CHECKOUT_SESSION_ID}'),
    })
    expect(Math.abs(created.created - inSeconds(0))).toBeLessThan(5)
    expect(await payments.stripe.checkout.sessions.retrieve(created.id)).toEqual(created)
  })

  it('shows its payment on demand', async () => {
    const { id, intent } = await payments.paid()
    const session = await payments.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: {
        id: intent,
        object: 'payment_intent',
        status: 'succeeded',
        amount: 999,
        amount_received: 999,
        metadata: { orderId: 'order_1' },
        latest_charge: expect.stringMatching(/^ch_/),
      },
    })
    expect(await payments.stripe.paymentIntents.retrieve(intent)).toEqual(session.payment_intent)
  })

  it('is listed with all others, newest first, page by page', async () => {
    const made = [await payments.session(), await payments.session(), await payments.session()]
    const newest = made.map((session) => session.id).reverse()
    const found: string[] = []
    for await (const session of payments.stripe.checkout.sessions.list({ limit: 2 })) {
      found.push(session.id)
    }
    expect(found.slice(0, 3)).toEqual(newest)
    expect(new Set(found).size).toBe(found.length)
  })

  it('expires once, on request and only while it is open', async () => {
    const { id } = await payments.session()
    const expired = await payments.stripe.checkout.sessions.expire(id)
    expect(expired).toMatchObject({ status: 'expired', url: null })
    await expect(payments.stripe.checkout.sessions.expire(id)).rejects.toThrow(
      Stripe.errors.StripeInvalidRequestError,
    )
    const paid = await payments.paid()
    await expect(payments.stripe.checkout.sessions.expire(paid.id)).rejects.toThrow('status of complete')
  })

  it('expires by itself, with its payment', async () => {
    const { id } = await payments.session({ expires_at: inSeconds(1_900) })
    await payments.control(`sessions/${id}/pay`, { attempt: 'declined' })
    setClock(() => Date.now() + 2_000_000)
    const session = await payments.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    expect(session).toMatchObject({ status: 'expired', payment_intent: { status: 'canceled' } })
  })
})

describe('a call', () => {
  const price = {
    currency: 'eur',
    unit_amount: 499,
    product_data: { name: 'Valorant' },
  }
  const refused: [string, object, string | undefined, string | undefined][] = [
    ['an unknown parameter', { payment_method_types: ['card'] }, 'payment_method_types', 'parameter_unknown'],
    [
      'an unknown one in a list',
      { line_items: [{ quantity: 1, price_data: { ...price, colour: 'red' } }] },
      'line_items[0][price_data][colour]',
      'parameter_unknown',
    ],
    ['no items', { line_items: undefined }, 'line_items', 'parameter_missing'],
    [
      'a price with cents behind a dot',
      { line_items: [{ quantity: 1, price_data: { ...price, unit_amount: 4.99 } }] },
      'line_items[0][price_data][unit_amount]',
      'parameter_invalid_integer',
    ],
    [
      'a negative price',
      { line_items: [{ quantity: 1, price_data: { ...price, unit_amount: -1 } }] },
      'line_items[0][price_data][unit_amount]',
      'parameter_invalid_integer',
    ],
    [
      'two currencies',
      {
        line_items: [
          { quantity: 1, price_data: price },
          { quantity: 1, price_data: { ...price, currency: 'chf' } },
        ],
      },
      'line_items',
      undefined,
    ],
    [
      'less than half a euro',
      { line_items: [{ quantity: 1, price_data: { ...price, unit_amount: 49 } }] },
      undefined,
      'amount_too_small',
    ],
    ['another mode', { mode: 'subscription' }, 'mode', undefined],
    ['a path for an address', { success_url: '/bestellung/1' }, 'success_url', 'url_invalid'],
    ['a name for an e-mail address', { customer_email: 'kundin' }, 'customer_email', 'email_invalid'],
    ['an empty reference', { client_reference_id: '' }, 'client_reference_id', 'parameter_invalid_empty'],
    ['an end too near', { expires_at: inSeconds(29 * 60) }, 'expires_at', undefined],
    ['an end too far', { expires_at: inSeconds(25 * 3_600) }, 'expires_at', undefined],
    ['what cannot be expanded', { expand: ['customer'] }, 'expand[0]', undefined],
  ]
  it.each(refused)('with %s is refused', async (_, more, param, code) => {
    await expect(payments.session(more)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      rawType: 'invalid_request_error',
      statusCode: 400,
      param,
      code,
    })
  })

  it('for something unknown is refused', async () => {
    const { stripe } = payments
    const unknown = { type: 'StripeInvalidRequestError', statusCode: 404, code: 'resource_missing' }
    await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject(unknown)
    await expect(stripe.checkout.sessions.expire('cs_test_none')).rejects.toMatchObject(unknown)
    await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject(unknown)
    await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject(unknown)
    await expect(stripe.checkout.sessions.list({ starting_after: 'cs_test_none' })).rejects.toMatchObject(
      unknown,
    )
    await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 404, code: undefined })
  })

  it('needs the secret key', async () => {
    const stranger = payments.sdk('sk_test_wrong')
    await expect(stranger.checkout.sessions.list()).rejects.toThrow(Stripe.errors.StripeAuthenticationError)
    const response = await fetch(`${payments.origin}/_test/events`)
    expect(response.status).toBe(401)
  })

  it.each([
    ['of a page', { origin: 'https://attacker.example' }],
    ['of the payment page itself', { origin: 'http://localhost' }],
  ])('%s is not served', async (_, headers) => {
    const response = await fetch(`http://127.0.0.1:${payments.port}/v1/refunds`, { headers })
    expect(response.status).toBe(403)
  })

  it('with too large a body is refused', async () => {
    const metadata = { note: 'x'.repeat(600_000) }
    await expect(payments.session({ metadata })).rejects.toMatchObject({ statusCode: 413 })
  })
})
