import fc from 'fast-check'
import { setClock } from '@/lib/core/clock'
import { hashOf } from '@/lib/invoices/hash-of'
import { fromList } from '@/lib/store/tree-value'
import { invoiceSchema, type Invoice } from '@/lib/invoices/schema'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { setOpen } from '@/lib/legal/current-owner'
import { confirmPayment } from '../paying/confirm-payment'
import { getOrder, saveOrder } from '../data'
import { ensureCorrection } from './ensure-correction'
import { ensureInvoice } from './ensure-invoice'
import { requestRefund } from '../refunds/request-refund'
import type { Order } from '../schema'
import { settleRefund } from '../refunds/settle-refund'
import { sampleOrder } from '../testing/sample-order'

beforeAll(() => setOpen(true))

const IBAN = 'DE02120300000000202051'
const NEW_YEAR_IN_BERLIN = Date.UTC(2026, 11, 31, 23)

describe('the invoice of an order', () => {
  const store = temporaryStore()
  let count = 0

  const sell = async (changed: Partial<Order> = {}) => {
    const id = `order_1780308000000_${String((count += 1)).padStart(16, '0')}`
    await saveOrder(store(), { ...sampleOrder, id, idempotencyKey: id, ...changed })
    await confirmPayment(store(), id, 'admin')
    return id
  }
  const invoices = async (): Promise<Invoice[]> => {
    const entries = await store().list('invoices', { limit: 1000 })
    return entries.reverse().map(({ value }) => invoiceSchema.parse(value))
  }

  afterEach(() => setClock())

  it('is issued once, even under concurrent requests, and numbers have no gap', async () => {
    const ids: string[] = []
    for (let n = 0; n < 20; n += 1) ids.push(await sell())
    await Promise.all([...ids, ...ids, ...ids].map((id) => ensureInvoice(store(), id)))
    const issued = await invoices()
    expect(issued.map(({ number }) => number.slice(-6))).toEqual(
      ids.map((_, index) => String(index + 1).padStart(6, '0')),
    )
    expect(new Set(issued.map(({ orderId }) => orderId))).toEqual(new Set(ids))
    issued.forEach((invoice, index) => {
      expect(invoice.previous).toBe(issued[index - 1]?.hash ?? '')
      expect(invoice.hash).toBe(hashOf(invoice))
    })
    const [first = ''] = ids
    expect((await getOrder(store(), first))?.invoice).toBe((await ensureInvoice(store(), first))?.number)
  })

  it('is not issued before the payment', async () => {
    await saveOrder(store(), sampleOrder)
    expect(await ensureInvoice(store(), sampleOrder.id)).toBeNull()
    expect(await ensureInvoice(store(), 'order_1780308000000_zzzzzzzzzzzzzzzz')).toBeNull()
    expect(await invoices()).toEqual([])
  })

  it('is numbered by the German year, and linked to the previous year’s last invoice', async () => {
    setClock(() => NEW_YEAR_IN_BERLIN - 1)
    const last = await ensureInvoice(store(), await sell())
    setClock(() => NEW_YEAR_IN_BERLIN)
    const first = await ensureInvoice(store(), await sell())
    setClock(() => NEW_YEAR_IN_BERLIN - 1)
    const second = await ensureInvoice(store(), await sell())
    expect([last, first, second].map((invoice) => invoice?.number)).toEqual([
      'R-2026-000001',
      'R-2027-000001',
      'R-2027-000002',
    ])
    expect(first?.previous).toBe(last?.hash)
    expect(second?.previous).toBe(first?.hash)
  })

  it('contains every text that it shows, and a discount', async () => {
    const discount = { code: 'NOVA10', percent: 10, amount: 79 }
    const billing = {
      company: 'Ä & Co.',
      street: 'Weg 1',
      zip: '10115',
      city: 'Berlin',
      country: 'Deutschland',
    }
    const id = await sell({ discount, billing, total: sampleOrder.total - 79 })
    const invoice = await ensureInvoice(store(), id)
    expect(invoice).toMatchObject({
      buyer: billing,
      gross: sampleOrder.total - 79,
      discount: { text: 'Rabatt 10 % mit dem Code NOVA10', gross: 79 },
      labels: { title: 'Rechnung', tax: 'Umsatzsteuer 19 %' },
    })
    expect(Number(invoice?.net) + Number(invoice?.tax)).toBe(invoice?.gross)
    expect(fromList(invoice?.notes ?? {})).toEqual([expect.stringMatching(/ist am .* bezahlt worden/)])
  })

  it('of a small business shows no tax, but the reason', async () => {
    const invoice = await ensureInvoice(store(), await sell({ vat: 'small-business' }))
    expect(invoice).toMatchObject({ tax: 0, net: sampleOrder.total, ratePercent: 0 })
    expect(fromList(invoice?.notes ?? {}).join(' ')).toContain('§ 19 UStG')
  })

  const refund = async (orderId: string, amount: number) => {
    const origin = { key: `${orderId} ${amount} ${(count += 1)}`, actor: 'admin' }
    const { refundId } = await requestRefund(store(), orderId, { iban: IBAN, amount }, origin)
    await settleRefund(store(), orderId, refundId, { status: 'done', actor: 'admin' })
    return refundId
  }

  it('is corrected once for each refund, and corrections of a full refund add up to it', async () => {
    const cuts = fc.array(fc.integer({ min: 1, max: sampleOrder.total - 1 }), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(cuts, async (given) => {
        const id = await sell()
        const invoice = await ensureInvoice(store(), id)
        const edges = [0, ...new Set(given), sampleOrder.total].sort((one, other) => one - other)
        const amounts = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0))
        const corrections: (Invoice | null)[] = []
        const refunds: string[] = []
        for (const amount of amounts) refunds.push(await refund(id, amount))
        for (const refundId of refunds.reverse()) {
          const twice = [1, 2].map(() => ensureCorrection(store(), id, refundId))
          const [one, other] = await Promise.all(twice)
          expect(one).toEqual(other)
          corrections.push(one ?? null)
        }
        const sum = (field: 'net' | 'tax' | 'gross') =>
          corrections.reduce((total, correction) => total + (correction?.[field] ?? 0), 0)
        expect({ net: -sum('net'), tax: -sum('tax'), gross: -sum('gross') }).toEqual({
          net: invoice?.net,
          tax: invoice?.tax,
          gross: invoice?.gross,
        })
        for (const correction of corrections) expect(correction?.corrects).toBe(invoice?.number)
      }),
      { numRuns: 20 },
    )
  })

  it('is restored when a refund fails after its correction was issued', async () => {
    const id = await sell()
    const refundId = await refund(id, 100)
    const correction = await ensureCorrection(store(), id, refundId)
    expect(correction).toMatchObject({
      kind: 'correction',
      gross: -100,
      number: expect.stringMatching(/^K-/),
    })
    await settleRefund(store(), id, refundId, { status: 'failed', actor: 'stripe' })
    const cancellation = await ensureCorrection(store(), id, refundId)
    expect(cancellation).toMatchObject({
      gross: 100,
      tax: -Number(correction?.tax),
      corrects: correction?.corrects,
    })
    expect(await ensureCorrection(store(), id, refundId)).toEqual(cancellation)
    expect((await invoices()).filter(({ kind }) => kind === 'correction')).toHaveLength(2)
  })

  it('is not corrected for a refund that failed before', async () => {
    const id = await sell()
    const refundId = await refund(id, 100)
    await settleRefund(store(), id, refundId, { status: 'failed', actor: 'stripe' })
    expect(await ensureCorrection(store(), id, refundId)).toBeNull()
  })
})
