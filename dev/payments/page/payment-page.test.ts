import { eventually } from '@/lib/store/contract/eventually'
import { TryPayments } from '../try-payments'

let payments: TryPayments
beforeAll(async () => {
  payments = await TryPayments.start()
})
afterAll(() => payments.stop())
beforeEach(() => payments.received.splice(0))

const page = async (id: string) => {
  const response = await fetch(`${payments.origin}/pay/${id}`)
  return { status: response.status, html: await response.text() }
}
const session = (id: string) => payments.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
const success = (id: string) => `http://localhost:3000/bestellung/1?session=${id}`

describe('the payment page', () => {
  it('shows the amount and that no money flows', async () => {
    const { id, url } = await payments.session()
    expect(url).toBe(`${payments.origin}/pay/${id}`)
    const { status, html } = await page(id)
    expect(status).toBe(200)
    for (const text of [
      'lang="de"',
      'Testzahlung: Es fließt kein Geld',
      '4,99\u00a0€',
      '2 × Schritte &#38; &#60;Richtung&#62;',
      '9,99\u00a0€',
      'kundin@spielklang.example',
      `href="http://localhost:3000/bestellung/1?abgebrochen=${id}"`,
    ]) {
      expect(html).toContain(text)
    }
    expect(html).not.toContain('<script')
  })

  it('pays, and returns to the shop', async () => {
    const { id } = await payments.session()
    const response = await payments.press(id, 'now')
    expect([response.status, response.headers.get('location')]).toEqual([303, success(id)])
    expect(await session(id)).toMatchObject({ payment_status: 'paid' })
    expect((await page(id)).html).toContain('Diese Zahlung ist abgeschlossen')
  })

  it('pays once, however often and from however many tabs it is submitted', async () => {
    const { id } = await payments.session()
    const pressed = ['now', 'now', 'later', 'declined', 'now'].map((attempt) => payments.press(id, attempt))
    const answers = await Promise.all(pressed)
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(Array(5).fill(success(id)))
    const { payment_intent } = await session(id)
    await payments.press(id, 'now')
    expect((await session(id)).payment_intent).toEqual(payment_intent)
    const { id: next } = await payments.paid()
    await eventually(() => expect(payments.received.at(-1)).toMatchObject({ data: { object: { id: next } } }))
    expect(payments.received).toHaveLength(2)
  })

  it('says that a payment was declined, and accepts the next one', async () => {
    const { id } = await payments.session()
    const declined = await payments.press(id, 'declined')
    expect([declined.status, declined.headers.get('location')]).toEqual([303, `/pay/${id}`])
    expect((await page(id)).html).toContain('Die Zahlung wurde abgelehnt.')
    expect(await session(id)).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined' },
      },
    })
    await payments.press(id, 'now')
    expect(await session(id)).toMatchObject({
      payment_status: 'paid',
      payment_intent: { status: 'succeeded', last_payment_error: null },
    })
  })

  it('leaves a payment that is confirmed later unpaid', async () => {
    const { id } = await payments.session()
    const response = await payments.press(id, 'later')
    expect(response.headers.get('location')).toBe(success(id))
    expect(await session(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
  })

  it('accepts no payment after the session has expired', async () => {
    const { id } = await payments.session()
    await payments.stripe.checkout.sessions.expire(id)
    const response = await payments.press(id, 'now')
    expect(response.headers.get('location')).toBe(`/pay/${id}`)
    expect((await page(id)).html).toContain('Diese Zahlung ist abgelaufen')
    expect(await session(id)).toMatchObject({ status: 'expired', payment_intent: null })
  })

  it.each([
    ['another page', { origin: 'https://attacker.example' }],
    ['no page at all', {}],
  ])('accepts no submission from %s', async (_, headers) => {
    const { id } = await payments.session()
    expect((await payments.press(id, 'now', headers)).status).toBe(403)
    expect(await session(id)).toMatchObject({ status: 'open' })
  })

  it('does not exist for an unknown session', async () => {
    expect((await page('cs_test_none')).status).toBe(404)
    expect((await payments.press('cs_test_none', 'now')).status).toBe(404)
  })

  it('allows its form to lead to the shop only', async () => {
    const { url } = await payments.session()
    const { headers } = await fetch(url ?? '')
    expect(headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000;")
  })
})
