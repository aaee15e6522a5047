import { createServer, type RequestListener, type Server } from 'node:http'
import { z } from 'zod'
import { listenLocally } from '@/dev/listen-locally'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { setClock } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { setCurrentOwner } from '@/lib/legal/current-owner'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { getOrder } from '@/lib/orders/data'
import { changeBilling } from '@/lib/orders/invoicing/change-billing'
import { ensureInvoice } from '@/lib/orders/invoicing/ensure-invoice'
import { ensureCorrection } from '@/lib/orders/invoicing/ensure-correction'
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

  const hear: RequestListener = (call, response) => {
    let text = ''
    call.on('data', (piece) => (text += piece))
    call.on('end', () => {
      asked.push({ path: call.url, body: z.unknown().parse(JSON.parse(text)) })
      if (answer) response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
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

  it('is rejected at its field for a VAT number unknown to VIES', async () => {
    answer = { valid: false, userError: 'INVALID' }
    await expect(place({ country: 'AT', billing: firm })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'billing.vatId': messages.fields.vat_id_unknown },
    })
  })

  it('returns the same result on retry without another VIES request', async () => {
    answer = { valid: true }
    const again = () => placeOrder(store(), request({ country: 'AT', billing: firm }), { key: 'key-again' })
    const first = await again()
    answer = { valid: false }
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
