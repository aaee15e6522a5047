import fc from 'fast-check'
import { journalEntrySchema } from '@/lib/journal/schema'
import { eInvoice, isElectronic } from '@/lib/invoices/e-invoice'
import { invoiceSchema, type Billing, type Invoice } from '@/lib/invoices/schema'
import { newId } from '@/lib/core/ids'
import { fromList } from '@/lib/store/tree-value'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { setOpen } from '@/lib/legal/current-owner'
import { getOrder } from '../data'
import { ensureCorrection } from './ensure-correction'
import { ensureInvoice } from './ensure-invoice'
import { orderMails } from '../mails/order-mails'
import { orderTasks } from '../order-tasks'
import { cancelOrder } from '../paying/cancel-order'
import { confirmPayment } from '../paying/confirm-payment'
import { paymentTakenBack } from '../paying/payment-taken-back'
import { requestRefund } from '../refunds/request-refund'
import { settleRefund } from '../refunds/settle-refund'
import type { Order } from '../schema'
import { addOrder } from '../testing/add-order'
import { findingsOf, mailsOf } from '../testing/outcome'
import { changeBilling } from './change-billing'
import { changeOrder } from '../state/change-order'
import { isBillingBuyers } from '../state/is-billing-changeable'

beforeAll(() => setOpen(true))

const IBAN = 'DE02120300000000202051'
const DESK = 'admin uid-1'
const first: Billing = { name: 'Erika Muster', street: 'Weg 1', zip: '10115', city: 'Berlin', country: 'DE' }
const company: Billing = { ...first, company: 'Muster GmbH', vatId: 'DE136695976' }
const moved = (count: number): Billing => ({ ...first, street: `Weg ${count}` })

type Step =
  | { kind: 'refund'; amount: number }
  | { kind: 'address'; count: number }
  | { kind: 'fails' }
  | { kind: 'tasks' }

describe('the invoice address of an order', () => {
  const store = temporaryStore()

  afterEach(async () => expect(await findingsOf(store())).toEqual([]))

  const place = async (changed: Partial<Order> = {}) => (await addOrder(store(), changed)).id
  const sell = async (changed: Partial<Order> = {}) => {
    const id = await place(changed)
    await confirmPayment(store(), id, 'admin')
    await doTasks()
    return id
  }
  /** Runs all waiting invoice tasks. */
  const doTasks = async () => {
    const tasks = Object.entries(Object(await store().get('tasks')))
    for (const [id, task] of tasks)
      if (Object(task).kind === 'invoice') await attemptTask(store(), id, orderTasks)
  }
  const refund = async (id: string, amount: number) => {
    const origin = { key: newId('refund'), actor: 'admin' }
    const { refundId } = await requestRefund(store(), id, { iban: IBAN, amount }, origin)
    await settleRefund(store(), id, refundId, { status: 'done', actor: 'admin' })
    return refundId
  }
  const orderOf = async (id: string) => {
    const order = await getOrder(store(), id)
    if (!order) throw new Error('no such order')
    return order
  }
  const documentsOf = async (orderId: string): Promise<Invoice[]> => {
    const entries = await store().list('invoices', { limit: 1000 })
    const all = entries.map(({ value }) => invoiceSchema.parse(value))
    return all
      .filter((each) => each.orderId === orderId)
      .sort((one, other) => (one.number < other.number ? -1 : 1))
  }
  /** The documents of an order whose invoice was replaced once. */
  const replacedOf = async (id: string) => {
    const [cancelling, before, invoice, more] = await documentsOf(id)
    if (!cancelling || !before || !invoice || more) throw new Error('not three documents')
    return { cancelling, before, invoice }
  }
  const sumOf = (documents: Invoice[], field: 'net' | 'tax' | 'gross') =>
    documents.reduce((sum, each) => sum + each[field], 0)
  const invoiceMails = async (id: string) =>
    (await mailsOf(store(), id)).filter(({ template }) => template === 'order-invoice')

  it('is simply stored before there is an invoice, which then uses it', async () => {
    const id = await place()
    await changeBilling(store(), id, first, 'customer')
    await confirmPayment(store(), id, 'admin')
    await doTasks()
    expect(await documentsOf(id)).toMatchObject([{ kind: 'invoice', buyer: first }])
    expect(await invoiceMails(id)).toEqual([])
  })

  it('causes an existing invoice to be cancelled and replaced, once however often it is requested', async () => {
    const id = await sell()
    await Promise.all([1, 2, 3].map(() => changeBilling(store(), id, company, 'customer')))
    await changeBilling(store(), id, company, 'customer')
    await Promise.all([doTasks(), ensureInvoice(store(), id), ensureInvoice(store(), id)])
    await doTasks()
    const { cancelling, before, invoice } = await replacedOf(id)
    const { gross, net, tax, lines, deliveredAt, number } = before
    expect(cancelling).toMatchObject({ kind: 'correction', corrects: number })
    expect(sumOf([before, cancelling], 'gross')).toBe(0)
    expect(sumOf([before, cancelling], 'net')).toBe(0)
    expect(before.buyer).toBeUndefined()
    expect(invoice).toMatchObject({ kind: 'invoice', buyer: company, replaces: number })
    expect(invoice).toMatchObject({ gross, net, tax, lines, deliveredAt })
    expect((await ensureInvoice(store(), id))?.number).toBe(invoice.number)
    expect([isElectronic(invoice), isElectronic(cancelling)]).toEqual([true, false])
    expect(eInvoice(invoice)).toContain('Muster GmbH')
  })

  it('is the reason stated by both documents, with each other’s numbers', async () => {
    const id = await sell()
    await changeBilling(store(), id, first, DESK)
    await doTasks()
    const { cancelling, before, invoice } = await replacedOf(id)
    expect(fromList(cancelling.notes)[0]).toMatch(
      new RegExp(`${before.number} .*Rechnungsanschrift.*${invoice.number}`),
    )
    expect(fromList(invoice.notes)[1]).toMatch(
      new RegExp(`${before.number} .*${cancelling.number}.*Rechnungsanschrift`),
    )
  })

  it('sends the buyer the replacement with the cancellation', async () => {
    const id = await sell()
    await changeBilling(store(), id, first, DESK)
    await doTasks()
    const [mail] = await invoiceMails(id)
    if (!mail) throw new Error('no mail')
    const content = await orderMails['order-invoice'](store(), mail)
    const { cancelling, invoice } = await replacedOf(id)
    expect(content?.attachments?.map(({ filename }) => filename)).toEqual([
      `Rechnung-${invoice.number}.pdf`,
      `Rechnungskorrektur-${cancelling.number}.pdf`,
    ])
    expect(await invoiceMails(id)).toHaveLength(1)
  })

  it('can be changed by the buyer once, and by the desk any number of times, each journalled', async () => {
    const id = await sell()
    await changeBilling(store(), id, moved(1), 'customer')
    expect(isBillingBuyers(await orderOf(id))).toBe(false)
    await expect(changeBilling(store(), id, moved(2), 'customer')).rejects.toMatchObject({
      code: 'billing_settled',
    })
    for (const count of [3, 4, 5]) {
      await changeBilling(store(), id, moved(count), DESK)
      await doTasks()
    }
    const documents = await documentsOf(id)
    expect(documents.filter(({ kind }) => kind === 'invoice').map(({ buyer }) => buyer?.street)).toEqual([
      undefined,
      'Weg 3',
      'Weg 4',
      'Weg 5',
    ])
    expect(sumOf(documents, 'gross')).toBe((await orderOf(id)).total)
    const entries = Object.values(Object(await store().get('journal'))).map((each) =>
      journalEntrySchema.parse(each),
    )
    const acts = entries.filter(({ act }) => act === 'order-billing-changed')
    expect(acts).toHaveLength(3)
    expect(JSON.stringify(acts)).not.toContain('Weg')
  })

  it('replaces only what is left after refunds, and later refunds correct the new invoice', async () => {
    const id = await sell()
    const { total } = await orderOf(id)
    await refund(id, 100)
    await doTasks()
    await changeBilling(store(), id, first, 'customer')
    await doTasks()
    const invoice = await ensureInvoice(store(), id)
    expect(invoice).toMatchObject({ gross: total - 100, corrected: { gross: 100 } })
    const rest = await ensureCorrection(store(), id, await refund(id, total - 100))
    expect(rest).toMatchObject({ corrects: invoice?.number, gross: 100 - total, tax: -Number(invoice?.tax) })
    const documents = await documentsOf(id)
    const sums = (['net', 'tax', 'gross'] as const).map((field) => sumOf(documents, field))
    expect(sums).toEqual([0, 0, 0])
  })

  it('cannot be changed if nothing is left to invoice, or the order is cancelled', async () => {
    const id = await sell()
    await refund(id, (await orderOf(id)).total)
    await doTasks()
    for (const actor of ['customer', DESK])
      await expect(changeBilling(store(), id, first, actor)).rejects.toMatchObject({
        code: 'billing_settled',
      })
    const cancelled = await place()
    await cancelOrder(store(), cancelled, 'admin')
    await expect(changeBilling(store(), cancelled, first, DESK)).rejects.toMatchObject({
      code: 'billing_settled',
    })
  })

  it('waits in an order whose payment was taken back until it is paid after all', async () => {
    const id = await sell()
    await changeOrder(store(), id, (order) => paymentTakenBack(order, { entryId: 'entry', actor: DESK }))
    await doTasks()
    await changeBilling(store(), id, first, 'customer')
    await doTasks()
    expect((await documentsOf(id)).map(({ kind }) => kind)).toEqual(['correction', 'invoice'])
    await confirmPayment(store(), id, 'admin')
    await doTasks()
    const documents = await documentsOf(id)
    expect(documents.map(({ kind }) => kind)).toEqual([
      ...['correction', 'correction', 'correction'],
      ...['invoice', 'invoice'],
    ])
    expect(documents.at(-1)).toMatchObject({ buyer: first, gross: (await orderOf(id)).total })
    expect(sumOf(documents, 'gross')).toBe((await orderOf(id)).total)
  })

  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 300 }) }),
    fc.record({ kind: fc.constant('fails' as const) }),
    fc.record({ kind: fc.constant('address' as const), count: fc.integer({ min: 1, max: 99 }) }),
    fc.record({ kind: fc.constant('tasks' as const) }),
  )

  /** @param done the refunds that went through */
  const take = async (id: string, next: Step, done: string[]) => {
    const { status, total, refunded = 0 } = await orderOf(id)
    if (next.kind === 'tasks') await doTasks()
    if (next.kind === 'address' && status === 'paid')
      await changeBilling(store(), id, moved(next.count), DESK)
    if (next.kind === 'refund' && next.amount <= total - refunded) done.push(await refund(id, next.amount))
    const [failing] = next.kind === 'fails' ? done.splice(0, 1) : []
    if (failing !== undefined) await settleRefund(store(), id, failing, { status: 'failed', actor: 'stripe' })
  }

  it('keeps documents adding up to what was paid, whatever the sequence of events', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<Order['vat']>('included', 'small-business'),
        fc.array(step, { minLength: 2, maxLength: 9 }),
        async (vat, steps) => {
          const id = await sell({ vat })
          const done: string[] = []
          for (const next of steps) await take(id, next, done)
          await doTasks()
          const documents = await documentsOf(id)
          const order = await orderOf(id)
          expect(sumOf(documents, 'gross')).toBe(order.total - (order.refunded ?? 0))
          const taxed = sumOf(documents, 'net') + sumOf(documents, 'tax')
          expect(taxed).toBe(sumOf(documents, 'gross'))
          const invoices = documents.filter(({ kind }) => kind === 'invoice')
          for (const { number } of invoices.filter((each) => each.number !== order.invoice)) {
            const about = documents.filter((each) => each.number === number || each.corrects === number)
            expect(sumOf(about, 'gross')).toBe(0)
            expect(sumOf(about, 'tax')).toBe(0)
          }
          const present = invoices.find((each) => each.number === order.invoice)
          if (order.status === 'paid') expect(present?.buyer).toEqual(order.billing)
          expect(await findingsOf(store())).toEqual([])
        },
      ),
      { numRuns: 12 },
    )
  })
})
