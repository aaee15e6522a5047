import { now, setClock } from '@/lib/core/clock'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { saveOrder } from '@/lib/orders/data'
import { ensureCorrection } from '@/lib/orders/invoicing/ensure-correction'
import { ensureInvoice } from '@/lib/orders/invoicing/ensure-invoice'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { settleRefund } from '@/lib/orders/refunds/settle-refund'
import { changeBilling } from '@/lib/orders/invoicing/change-billing'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { setOpen } from '@/lib/legal/current-owner'
import { hashOf } from './hash-of'
import { invoiceSchema, type Invoice } from './schema'

beforeAll(() => setOpen(true))

const HOUR = 3_600_000

describe('the audit of invoices', () => {
  const store = temporaryStore()
  const year = new Date().getFullYear()
  /** The middle of next year, whatever the date of the test. */
  const toNextYear = Date.UTC(year + 1, 6, 1) - Date.now()
  const inNextYear = () => Date.now() + toNextYear
  const numberOf = (count: number) => `R-${year}-00000${count}`
  const pathOf = (count: number) => `invoices/${numberOf(count)}` as const
  const idOf = (count: number) => `order_1780308000000_000000000000000${count}`

  beforeEach(async () => {
    for (const count of [1, 2, 3]) {
      await saveOrder(store(), { ...sampleOrder, id: idOf(count), idempotencyKey: idOf(count) })
      await store().update({ [`orders/${idOf(count)}/attribution`]: null })
      await confirmPayment(store(), idOf(count), 'admin')
      await ensureInvoice(store(), idOf(count))
    }
  })
  afterEach(() => setClock())

  const removeTasks = async () => {
    const ids = Object.keys(Object(await store().get('tasks')))
    await store().update(Object.fromEntries(ids.map((id) => [`tasks/${id}`, null])))
  }

  const change = async (count: number, changed: Partial<Invoice>) => {
    const invoice = { ...invoiceSchema.parse(await store().get(pathOf(count))), ...changed }
    await store().update({ [pathOf(count)]: { ...invoice, hash: hashOf(invoice) } })
  }

  it('finds nothing in untouched invoices, also over several years', async () => {
    expect(await findingsOf(store())).toEqual([])
    setClock(inNextYear)
    await saveOrder(store(), { ...sampleOrder, id: idOf(4), idempotencyKey: idOf(4) })
    await store().update({ [`orders/${idOf(4)}/attribution`]: null })
    await confirmPayment(store(), idOf(4), 'admin')
    expect((await ensureInvoice(store(), idOf(4)))?.number).toBe(`R-${year + 1}-000001`)
    expect(await findingsOf(store())).toEqual([])
  })

  it.each([
    ['cent', 'gross', 1],
    ['text', 'labels/title', 'Quittung'],
    ['line', 'lines/1/text', 'Anderes'],
  ])('names an invoice with a changed %s', async (_, field, value) => {
    await store().update({ [`${pathOf(2)}/${field}`]: value })
    expect(await findingsOf(store())).toEqual([{ code: 'changed_invoice', path: pathOf(2) }])
  })

  it('names the next invoice if a change was hidden by a new hash, and the series if it was the last', async () => {
    await change(1, { gross: 1 })
    expect(await findingsOf(store())).toEqual([{ code: 'broken_chain', path: pathOf(2) }])
    await change(1, { gross: sampleOrder.total })
    await change(3, { gross: 1 })
    expect(await findingsOf(store())).toEqual([{ code: 'broken_chain', path: 'invoiceSeries/R' }])
  })

  it.each([1, 2, 3])('names a missing number: %s', async (count) => {
    await store().update({ [pathOf(count)]: null })
    const findings = await findingsOf(store())
    expect(findings).toContainEqual({ code: 'missing_number', path: pathOf(count) })
    expect(findings).toContainEqual({ code: 'missing_invoice', path: `orders/${idOf(count)}` })
  })

  it('names a number assigned by a wrong clock, and the ones after it', async () => {
    setClock(inNextYear)
    await saveOrder(store(), { ...sampleOrder, id: idOf(4), idempotencyKey: idOf(4) })
    await store().update({ [`orders/${idOf(4)}/attribution`]: null })
    await confirmPayment(store(), idOf(4), 'admin')
    const ahead = await ensureInvoice(store(), idOf(4))
    setClock()
    await saveOrder(store(), { ...sampleOrder, id: idOf(5), idempotencyKey: idOf(5) })
    await store().update({ [`orders/${idOf(5)}/attribution`]: null })
    await confirmPayment(store(), idOf(5), 'admin')
    const after = await ensureInvoice(store(), idOf(5))
    expect(after?.number).toBe(`R-${year + 1}-000002`)
    expect(await findingsOf(store())).toEqual(
      [ahead, after].map((invoice) => ({ code: 'wrong_day', path: `invoices/${invoice?.number}` })),
    )
  })

  it('names a series without its head, and unreadable records', async () => {
    await store().update({ 'invoiceSeries/R': null, [`${pathOf(3)}/net`]: 'x' })
    const findings = await findingsOf(store())
    expect(findings).toContainEqual({ code: 'broken_chain', path: 'invoiceSeries/R' })
    expect(findings).toContainEqual({ code: 'broken', path: pathOf(3) })
  })

  it('names a paid order and a refund whose invoice has been missing too long', async () => {
    await saveOrder(store(), { ...sampleOrder, id: idOf(4), idempotencyKey: idOf(4) })
    await store().update({ [`orders/${idOf(4)}/attribution`]: null })
    await confirmPayment(store(), idOf(4), 'admin')
    const origin = { key: 'a-key-of-eight', actor: 'admin' }
    const wish = { amount: 100, iban: 'DE02120300000000202051' }
    const { refundId } = await requestRefund(store(), idOf(1), wish, origin)
    await settleRefund(store(), idOf(1), refundId, { status: 'done', actor: 'admin' })
    expect(await findingsOf(store())).toEqual([])
    const later = now() + HOUR
    setClock(() => later)
    expect(await findingsOf(store())).toEqual([
      { code: 'missing_correction', path: `orders/${idOf(1)}/refunds/${refundId}` },
      { code: 'missing_invoice', path: `orders/${idOf(4)}` },
    ])
    await ensureInvoice(store(), idOf(4))
    await ensureCorrection(store(), idOf(1), refundId)
    expect(await findingsOf(store())).toEqual([])
  })

  it('names an order with a replaced invoice if one of the documents is missing', async () => {
    const [id, path] = [idOf(3), `orders/${idOf(3)}`] as const
    const billing = { name: 'Erika Muster', street: 'Weg 1', zip: '10115', city: 'Berlin', country: 'DE' }
    await changeBilling(store(), id, billing, 'customer')
    // A task will still issue it.
    expect(await findingsOf(store())).toEqual([])
    await removeTasks()
    expect(await findingsOf(store())).toEqual([{ code: 'missing_invoice', path }])
    await ensureInvoice(store(), id)
    expect(await findingsOf(store())).toEqual([])
    const missing = { code: 'missing_invoice', path }
    const former = `${path}/invoicing/former/1` as const
    for (const [at, value] of [
      [`${path}/invoice`, numberOf(3)],
      [`${path}/invoicing/former`, null],
      [`${former}/number`, numberOf(2)],
      [`${former}/cancelledBy`, `K-${year}-000009`],
      [`${path}/invoicing/billing`, 0],
    ] as const) {
      const before = await store().get(at)
      await store().update({ [at]: value })
      expect([at, ...(await findingsOf(store()))]).toEqual([at, missing])
      await store().update({ [at]: before })
    }
    await change(2, { replaces: numberOf(3) })
    expect(await findingsOf(store())).toContainEqual({ code: 'double_invoice', path: pathOf(4) })
  })

  it('expects no documents of years whose books are deleted', async () => {
    const [id, iban] = [idOf(3), 'DE02120300000000202051']
    const later = Date.UTC(year + 1, 5, 1)
    setClock(() => later)
    const origin = { key: 'a-key-of-eight', actor: 'admin' }
    const { refundId } = await requestRefund(store(), id, { iban, amount: 100 }, origin)
    await settleRefund(store(), id, refundId, { status: 'done', actor: 'admin' })
    await ensureCorrection(store(), id, refundId)
    setClock(() => Date.UTC(year + 9, 5, 1))
    const gone = [1, 2].flatMap((count) => [`orders/${idOf(count)}`, pathOf(count)])
    await removeTasks()
    await store().update(Object.fromEntries([...gone, pathOf(3)].map((path) => [path, null])))
    const about = (await findingsOf(store())).filter(({ path }) => path.startsWith('orders/'))
    expect(about).toEqual([])
  })
})
