import { createServer, type RequestListener, type Server } from 'node:http'
import { z } from 'zod'
import { listenLocally } from '@/dev/listen-locally'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { forgetVies } from './vies'
import { setClock } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { setCurrentOwner } from '@/lib/legal/current-owner'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { getOrder } from '@/lib/orders/data'
import { changeBilling } from '@/lib/orders/invoicing/change-billing'
import { ensureInvoice } from '@/lib/orders/invoicing/ensure-invoice'
import { ensureCorrection } from '@/lib/orders/invoicing/ensure-correction'
import { changeOrder } from '@/lib/orders/state/change-order'
import { paymentTakenBack } from '@/lib/orders/paying/payment-taken-back'
import { findMails } from '@/lib/mail/data'
import { orderMails } from '@/lib/orders/mails/order-mails'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { settleRefund } from '@/lib/orders/refunds/settle-refund'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import messages from '@/messages/de.json'
import { placeOrder } from './place-order'
import { orderRequestSchema } from './schema'

const [preset] = programCatalog.presets
if (!preset) throw new Error('the catalogue is empty')
const total = preset.price
const OSS_FROM = '2026-07-01'
const [BEFORE, AFTER] = ['2026-06-30T21:59:00Z', '2026-06-30T22:00:00Z'].map(Date.parse)
const HOUR = 3_600_000
const firm = {
  company: 'Klang GmbH',
  name: '',
  street: 'Ring 1',
  zip: '1010',
  city: 'Wien',
  country: 'AT',
  vatId: 'ATU13585627',
}
const request = (change: object) =>
  orderRequestSchema.parse({
    items: [{ id: preset.id }],
    email: 'kundin@example.com',
    consent: { immediateDelivery: true, withdrawalLoss: true },
    paymentMethod: 'vorkasse',
    ...change,
  })

describe('an order from another member state', () => {
  const store = temporaryStore()
  let vies: Server
  let asked: unknown[] = []
  let answer: object | null = null
  let count = 0

  let answerOtherwise: RequestListener | null = null

  const hear: RequestListener = (call, response) => {
    let text = ''
    call.on('data', (piece) => (text += piece))
    call.on('end', () => {
      asked.push({ path: call.url, body: z.unknown().parse(JSON.parse(text)) })
      if (answerOtherwise) answerOtherwise(call, response)
      else if (answer) response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
      else response.writeHead(503).end('down')
    })
  }
  beforeAll(async () => {
    vies = createServer(hear)
    const port = await listenLocally(vies, { port: 47_000, fixedPort: false })
    env().VIES_ORIGIN = `http://127.0.0.1:${port}`
  })
  afterAll(() => new Promise((done) => void vies.close(done)))
  beforeEach(() => {
    asked = []
    answer = null
    answerOtherwise = null
    forgetVies()
    setClock(() => AFTER ?? 0)
    setCurrentOwner({ ...realOwner, vat: { mode: 'included', ratePercent: 19, ossFrom: OSS_FROM } })
  })
  afterEach(() => {
    setClock()
    setCurrentOwner(sampleOwner)
  })

  const place = async (change: object) => {
    count += 1
    const { orderId } = await placeOrder(store(), request(change), { key: `key-abroad-${count}` })
    return orderId
  }
  const invoiceOf = async (orderId: string) => {
    await confirmPayment(store(), orderId, 'admin')
    return ensureInvoice(store(), orderId)
  }

  it('keeps its country and tax even if the owner’s settings change before payment', async () => {
    const orderId = await place({ country: 'AT' })
    setCurrentOwner({ ...realOwner, vat: { mode: 'included', ratePercent: 19 } })
    const tax = Math.round((total * 20) / 120)
    expect(await getOrder(store(), orderId)).toMatchObject({
      country: 'AT',
      vat: 'included',
      taxation: { kind: 'one-stop-shop', country: 'AT', ratePercent: 20 },
    })
    expect(await invoiceOf(orderId)).toMatchObject({
      gross: total,
      tax,
      net: total - tax,
      ratePercent: 20,
      taxCountry: 'AT',
      labels: { tax: 'Umsatzsteuer 20 % (Österreich)' },
    })
    const wish = { amount: 100, iban: 'DE02120300000000202051' }
    const { refundId } = await requestRefund(store(), orderId, wish, {
      key: 'a-key-of-eight',
      actor: 'admin',
    })
    await settleRefund(store(), orderId, refundId, { status: 'done', actor: 'admin' })
    expect(await ensureCorrection(store(), orderId, refundId)).toMatchObject({
      gross: -100,
      tax: Math.round(((total - 100) * 20) / 120) - tax,
      taxCountry: 'AT',
      labels: { tax: 'Umsatzsteuer 20 % (Österreich)' },
    })
    expect(asked).toEqual([])
  })

  it('has German tax until the one-stop-shop day begins in Germany', async () => {
    setClock(() => BEFORE ?? 0)
    const orderId = await place({ country: 'AT' })
    expect(await invoiceOf(orderId)).toMatchObject({ tax: Math.round((total * 19) / 119), ratePercent: 19 })
    expect((await ensureInvoice(store(), orderId))?.taxCountry).toBeUndefined()
  })

  const German = { kind: 'domestic', ratePercent: 19 }
  const Austrian = { kind: 'one-stop-shop', country: 'AT', ratePercent: 20 }
  it.each([
    ['before it, paid after it', BEFORE, AFTER, German, Austrian],
    ['and paid before it', BEFORE, BEFORE, German, German],
    ['and paid after it', AFTER, AFTER, Austrian, Austrian],
  ])('placed %s is taxed by the day of payment, at the same price', async (_, placed, paid, before, then) => {
    setClock(() => placed ?? 0)
    const orderId = await place({ country: 'AT' })
    expect(await getOrder(store(), orderId)).toMatchObject({ taxation: before, total })
    setClock(() => paid ?? 0)
    const invoice = await invoiceOf(orderId)
    expect(await getOrder(store(), orderId)).toMatchObject({ taxation: then, vat: 'included', total })
    expect(invoice).toMatchObject({ gross: total, ratePercent: then.ratePercent })
    expect(invoice?.taxCountry).toBe(then === Austrian ? 'AT' : undefined)
  })

  it('keeps the tax of its first payment if that was taken back, and the money comes again', async () => {
    setClock(() => BEFORE ?? 0)
    const orderId = await place({ country: 'AT' })
    await invoiceOf(orderId)
    await changeOrder(store(), orderId, (order) =>
      paymentTakenBack(order, { entryId: 'entry', actor: 'admin' }),
    )
    setClock(() => AFTER ?? 0)
    await confirmPayment(store(), orderId, 'admin')
    expect(await getOrder(store(), orderId)).toMatchObject({ status: 'paid', taxation: German })
  })

  it.each([
    ['is not said', {}, [German, German, German], ['near', 'over']],
    ['is said', { ossOverLimit: true as const }, [German, Austrian, Austrian], ['near', 'over']],
  ])('is taxed abroad from the one that exceeds the limit if this %s', async (_, said, taxes, told) => {
    env().OWNER_MAIL = 'inhaberin@example.com'
    setCurrentOwner({ ...realOwner, vat: { mode: 'included', ratePercent: 19, ...said } })
    const net = total - Math.round((total * 19) / 119)
    const bill = (cents: number) => store().update({ 'figures/2026-01-02/countries/FR/consumerNet': cents })
    const taxed = []
    for (const before of [800_000 - net, 1_000_000 - 2 * net + 1, 1_000_000]) {
      await bill(before)
      const orderId = await place({ country: 'AT' })
      await confirmPayment(store(), orderId, 'admin')
      taxed.push((await getOrder(store(), orderId))?.taxation)
    }
    expect(taxed).toEqual(taxes)
    const mails = (await findMails(store(), 'waiting', { limit: 99 })).entries.filter(
      ({ template }) => template === 'owner-abroad',
    )
    const subjects = await Promise.all(
      mails.map(async (mail) => (await orderMails['owner-abroad'](store(), mail))?.subject),
    )
    const states = subjects.map((subject) => (subject?.includes('überschritten') ? 'over' : 'near'))
    // Mails of the same moment have no order.
    expect(states.sort()).toEqual(told)
    delete env().OWNER_MAIL
  })

  it('paid at the same moment as another is the only one of both that exceeds the limit', async () => {
    setCurrentOwner({ ...realOwner, vat: { mode: 'included', ratePercent: 19, ossOverLimit: true } })
    const net = total - Math.round((total * 19) / 119)
    await store().update({ 'figures/2026-01-02/countries/FR/consumerNet': 1_000_000 - 2 * net + 1 })
    const ids = [await place({ country: 'AT' }), await place({ country: 'AT' })]
    const paid = await Promise.all(ids.map((id) => confirmPayment(store(), id, 'admin')))
    const kinds = paid.map(({ taxation }) => taxation?.kind).sort()
    expect(kinds).toEqual(['domestic', 'one-stop-shop'])
  })

  it('from Germany is not taxed elsewhere', async () => {
    const orderId = await place({ country: 'DE' })
    expect((await invoiceOf(orderId))?.taxCountry).toBeUndefined()
  })

  it.each([
    ['9000-150', 22],
    ['9500-321', 16],
    ['1100-148', 23],
  ])('from a region of Portugal has its rate: %s', async (zip, ratePercent) => {
    const billing = { name: 'Ana', street: 'Rua 1', zip, city: 'Cidade', country: 'PT' }
    const orderId = await place({ country: 'PT', billing })
    expect(await invoiceOf(orderId)).toMatchObject({ ratePercent, taxCountry: 'PT', gross: total })
  })

  it('of a company whose VAT number VIES confirms has no tax, and stores the proof', async () => {
    answer = {
      valid: true,
      requestIdentifier: 'WAPIAAAA1',
      name: 'Klang GmbH',
      address: 'Ring 1\n1010 Wien',
    }
    const orderId = await place({ country: 'AT', billing: firm })
    expect(asked).toEqual([
      {
        path: '/taxation_customs/vies/rest-api/check-vat-number',
        body: {
          countryCode: 'AT',
          vatNumber: 'U13585627',
          requesterMemberStateCode: 'DE',
          requesterNumber: realOwner.vatId?.slice(2),
        },
      },
    ])
    expect(await getOrder(store(), orderId)).toMatchObject({
      vat: 'reverse-charge',
      vatIdCheck: {
        at: AFTER,
        isConfirmed: true,
        consultation: 'WAPIAAAA1',
        name: 'Klang GmbH',
        address: 'Ring 1\n1010 Wien',
      },
    })
    const invoice = await invoiceOf(orderId)
    expect(invoice).toMatchObject({
      gross: total,
      net: total,
      tax: 0,
      vat: 'reverse-charge',
      taxCountry: 'AT',
    })
    expect(Object.values(invoice?.notes ?? {})).toContain(messages.invoices.notes.reverseChargeAbroad)
    const moved = { ...firm, name: 'Ada', street: 'Ring 2' }
    await changeBilling(store(), orderId, moved, 'admin a')
    expect(await ensureInvoice(store(), orderId)).toMatchObject({ tax: 0, buyer: { street: 'Ring 2' } })
    for (const [billing, field] of [
      [{ ...moved, vatId: 'ATU99999999' }, 'billing.vatId'],
      [{ ...moved, country: 'DE' }, 'billing.country'],
    ] as const)
      await expect(changeBilling(store(), orderId, billing, 'admin a')).rejects.toMatchObject({
        fields: { [field]: expect.any(String) },
      })
  })

  it.each([
    ['silent', null],
    ['without its member state', { valid: false, userError: 'MS_UNAVAILABLE' }],
    ['broken', { actionSucceed: false, errorWrappers: [{ error: 'SERVICE_UNAVAILABLE' }] }],
  ])('of a company is placed with tax if VIES is %s', async (_, said) => {
    answer = said
    const orderId = await place({ country: 'AT', billing: firm })
    expect(await getOrder(store(), orderId)).toMatchObject({
      taxation: { kind: 'one-stop-shop', country: 'AT' },
      vatIdCheck: { isConfirmed: false },
      billing: { vatId: 'ATU13585627' },
    })
  })

  it.each<[string, RequestListener]>([
    ['sends elsewhere', (_, response) => response.writeHead(307, { location: '/elsewhere' }).end()],
    ['sends too much', (_, response) => response.end(`{"valid":true,"name":"${'x'.repeat(65_536)}"}`)],
    ['never ends', (_, response) => response.write('{"valid":true')],
  ])('of a company is placed with tax if VIES %s', async (_, listener) => {
    answerOtherwise = listener
    const orderId = await place({ country: 'AT', billing: firm })
    expect(await getOrder(store(), orderId)).toMatchObject({
      vatIdCheck: { isConfirmed: false },
      taxation: { kind: 'one-stop-shop' },
    })
    expect(asked).toHaveLength(1)
  })

  it('stores no proof that a member state does not disclose', async () => {
    answer = { valid: true, userError: 'VALID', requestIdentifier: null, name: null, address: '---' }
    const orderId = await place({ country: 'AT', billing: firm })
    expect((await getOrder(store(), orderId))?.vatIdCheck).toEqual({ at: AFTER, isConfirmed: true })
  })

  it('is confirmed by an answer of VIES for a day, but not by its silence', async () => {
    await place({ country: 'AT', billing: firm })
    answer = { valid: true, requestIdentifier: 'WAPIAAAA1' }
    for (const later of [1, 2, 23 * HOUR, 25 * HOUR]) {
      setClock(() => (AFTER ?? 0) + later)
      await place({ country: 'AT', billing: firm })
    }
    expect(asked).toHaveLength(3)
  })

  it('is rejected at its field for a VAT number unknown to VIES', async () => {
    answer = { valid: false, userError: 'INVALID' }
    await expect(place({ country: 'AT', billing: firm })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'billing.vatId': messages.fields.vat_id_unknown },
    })
  })

  it.each([
    ['a small business', { mode: 'small-business' } as const],
    ['a shop with German VAT', { mode: 'included', ratePercent: 19 } as const],
  ])('has no VAT ID if %s has none of its own, also afterwards', async (_, vat) => {
    const unregistered = { ...realOwner, vat }
    delete unregistered.vatId
    setCurrentOwner(unregistered)
    const refused = { code: 'invalid_input', fields: { 'billing.vatId': messages.fields.vat_id_not_taken } }
    await expect(place({ country: 'AT', billing: firm })).rejects.toMatchObject(refused)
    const orderId = await place({ country: 'AT', billing: { ...firm, vatId: '' } })
    await expect(changeBilling(store(), orderId, firm, 'admin a')).rejects.toMatchObject(refused)
    await place({ billing: { ...firm, country: 'DE', zip: '10115', vatId: 'DE136695976' } })
    expect(asked).toEqual([])
  })

  it('returns the same result on retry without another VIES request', async () => {
    answer = { valid: true }
    const again = () => placeOrder(store(), request({ country: 'AT', billing: firm }), { key: 'key-again' })
    const first = await again()
    answer = { valid: false }
    forgetVies()
    expect(await again()).toEqual(first)
    expect(asked).toHaveLength(1)
  })
})

describe('the country of an order', () => {
  const problemsOf = (change: object) => {
    const { error } = orderRequestSchema.safeParse({ ...request({}), ...change })
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  }
  it.each([
    [{ country: 'AT' }, []],
    [{ country: 'CH' }, ['country: country_not_sold']],
    [{ country: 'US' }, ['country: country_not_sold']],
    [{ country: 'Österreich' }, ['country: country']],
    [
      { country: 'AT', billing: { ...firm, country: 'DE', zip: '10115', vatId: '' } },
      ['billing.country: billing_country'],
    ],
    [{ billing: firm }, ['billing.country: billing_country']],
  ])('in %j has the problems %j', (change, problems) => expect(problemsOf(change)).toEqual(problems))
})
