import { addPartners } from '@/lib/affiliate/testing/add-sales'
import { findSale } from '@/lib/affiliate/sales/data'
import { newId } from '@/lib/core/ids'
import { getInvoice } from '@/lib/invoices/data'
import { creditPartner } from '@/lib/orders/commission/credit-partner'
import { getOrder, saveOrder } from '@/lib/orders/data'
import { ensureCorrection } from '@/lib/orders/invoicing/ensure-correction'
import type { Period } from '@/lib/orders/invoicing/bookings'
import { exportBookings } from '@/lib/orders/invoicing/export-bookings'
import { paidItemsOf } from '@/lib/orders/order-items'
import { writeInvoice } from '@/lib/orders/order-tasks'
import { newReference } from '@/lib/orders/reference'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { reportTransfer } from '@/lib/orders/refunds/report-transfer'
import type { Order } from '@/lib/orders/schema'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { surplusOf } from '@/lib/orders/transfers'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { setOpen } from '@/lib/legal/current-owner'
import { auditStatements } from './audit'
import { confirmEntries } from './confirm-entries'
import { findEntries } from './data'
import { decideEntry } from './decide-entry'
import type { EntryDecision, EntryState } from './schema'
import { takeStatement } from './take-statement'
import { camtFile } from './testing/sample-files'

beforeAll(() => setOpen(true))

const ACTOR = 'admin uid-owner'
const PARTNER = { affiliateUid: 'nova', trackingCode: 'NOVA' }
const IBAN = 'DE02120300000000202051'
const everything = { from: '2000-01-01', to: '2099-12-31' }
const item = (price: number, position: number) => ({
  name: `Preset ${position}`,
  price,
  position,
  version: 1,
})

describe('an order for which less was accepted', () => {
  const store = temporaryStore()
  const place = async (changed: Partial<Order> = {}) => {
    const id = newId('order')
    const order = {
      ...sampleOrder,
      id,
      idempotencyKey: id,
      reference: newReference(),
      attribution: PARTNER,
      ...changed,
    }
    await addPartners(store(), ['nova'])
    await saveOrder(store(), order)
    return order
  }
  const receive = async (amount: number, purpose: string, state: EntryState = 'doubtful') => {
    await takeStatement(store(), { bytes: camtFile([{ amount, purpose }]), name: 'auszug.xml' }, ACTOR)
    const [entry] = (await findEntries(store(), state, { limit: 1 })).entries
    return entry?.id ?? ''
  }
  const decide = (id: string, decision: EntryDecision) => decideEntry(store(), id, decision, ACTOR)
  /** Underpays an order, and runs the tasks that follow. */
  const pay = async (order: Order, amount: number) => {
    const entryId = await receive(amount, order.reference)
    await decide(entryId, { decision: 'order', orderId: order.id })
    await follow(order.id)
    return entryId
  }
  const follow = async (id: string) => {
    await writeInvoice(store(), id)
    await creditPartner(store(), id)
  }
  const orderOf = async ({ id }: Order) => {
    const order = await getOrder(store(), id)
    if (!order) throw new Error('no order')
    return order
  }
  const invoiceOf = async (order: Order) => getInvoice(store(), (await orderOf(order)).invoice ?? '')
  const linesOf = async (period: Period) => {
    const lines: string[] = []
    for await (const line of exportBookings(store(), period)) lines.push(line)
    return lines
  }
  const amountsOf = async () => {
    const lines = await linesOf(everything)
    return lines.slice(1).map((line) => line.split(';')[6] ?? '')
  }
  afterEach(async () => {
    for await (const finding of auditStatements(store())) throw new Error(`${finding.code} ${finding.path}`)
    expect(await findingsOf(store())).toEqual([])
  })

  it('costs what was paid: payment, invoice with its tax, commission and bookings follow', async () => {
    const order = await place()
    await pay(order, 490)
    expect(await orderOf(order)).toMatchObject({
      status: 'paid',
      total: 490,
      reduction: 100,
      payment: { amount: 490 },
    })
    expect(await invoiceOf(order)).toMatchObject({
      lines: { 1: { gross: 590 } },
      reduction: { text: 'Nachlass', gross: 100 },
      gross: 490,
      net: 412,
      tax: 78,
    })
    expect(await findSale(store(), order.id)).toMatchObject({ productPrice: 490, commissionAmount: 49 })
    expect(await amountsOf()).toEqual(['4,90'])
  })

  it('is paid on the bank’s day, for invoice and bookings', async () => {
    const order = await place()
    await pay(order, 490)
    expect((await orderOf(order)).payment).toMatchObject({ bookedOn: '2026-11-20' })
    expect((await invoiceOf(order))?.notes[1]).toBe('Der Betrag ist am 20.11.2026 bezahlt worden.')
    const [, line] = await linesOf({ from: '2026-11-20', to: '2026-11-20' })
    expect(line).toMatch(/^20\.11\.2026;R-/)
    expect(await linesOf({ from: '2026-11-21', to: '2026-12-31' })).toHaveLength(1)
  })

  it('is reduced once, even under concurrent requests', async () => {
    const order = await place()
    const entryId = await receive(490, order.reference)
    const decision = { decision: 'order', orderId: order.id } as const
    await Promise.all([decide(entryId, decision), decide(entryId, decision), decide(entryId, decision)])
    await decide(entryId, decision)
    expect(await orderOf(order)).toMatchObject({ total: 490, reduction: 100, changes: 1 })
    await follow(order.id)
  })

  it('counts earlier payments as paid, too', async () => {
    const order = await place()
    await decide(await receive(200, order.reference), { decision: 'rest', orderId: order.id })
    await pay(order, 290)
    expect(await orderOf(order)).toMatchObject({ total: 490, reduction: 100, payment: { amount: 490 } })
  })

  it('refunds what was paid for each preset, and no more than was received', async () => {
    const order = await place({
      items: { one: item(590, 0), two: item(490, 1), three: item(333, 2) },
      total: 1272,
      discount: { code: 'NOVA10', percent: 10, amount: 141 },
    })
    await pay(order, 1000)
    const paid = paidItemsOf(await orderOf(order))
    expect(paid.reduce((sum, { price }) => sum + price, 0)).toBe(1000)
    const refund = async (wish: { items?: string[]; amount?: number }) => {
      const how = { key: newId('refund'), actor: ACTOR }
      const { refundId } = await requestRefund(store(), order.id, { ...wish, iban: IBAN }, how)
      await reportTransfer(store(), order.id, refundId, ACTOR)
      return ensureCorrection(store(), order.id, refundId)
    }
    expect(await refund({ items: ['two'] })).toMatchObject({ gross: -(paid[1]?.price ?? 0) })
    await expect(refund({ amount: 1000 })).rejects.toMatchObject({ code: 'refund_too_large' })
    await refund({})
    expect(await orderOf(order)).toMatchObject({ status: 'refunded', refunded: 1000 })
    expect(await findSale(store(), order.id)).toMatchObject({ status: 'reversed', reversedAmount: 100 })
  })

  it('returns what still arrives later', async () => {
    const order = await place()
    await pay(order, 490)
    await decide(await receive(100, order.reference), { decision: 'order', orderId: order.id })
    expect(surplusOf(await orderOf(order))).toMatchObject({ amount: 100 })
  })

  it('costs the agreed price again once the payment is undone, and is booked at what is paid then', async () => {
    const order = await place()
    const entryId = await pay(order, 490)
    await decide(entryId, { decision: 'undo' })
    const unpaid = await orderOf(order)
    expect(unpaid).toMatchObject({ status: 'pending', total: 590 })
    expect(unpaid).not.toHaveProperty('reduction')
    const [takenId = ''] = Object.keys(unpaid.takenBack ?? {})
    await ensureCorrection(store(), order.id, takenId)
    await confirmEntries(store(), [await receive(590, order.reference, 'sure')], ACTOR)
    const documents = [await invoiceOf(order), await ensureCorrection(store(), order.id, takenId)]
    await follow(order.id)
    expect(await findSale(store(), order.id)).toMatchObject({
      status: 'pending',
      productPrice: 490,
      commissionAmount: 49,
      reversedAmount: -10,
    })
    expect(documents).toMatchObject([
      { gross: 490, tax: 78 },
      { gross: 590, tax: 94 },
    ])
    // By day: both payments came on the bank's day, before the first was taken back.
    const lines = await linesOf(everything)
    const ofOrder = lines.slice(1).filter((line) => !line.includes('Zwischenkonto'))
    expect(ofOrder.map((line) => line.split(';')[6])).toEqual(['4,90', '5,90', '-4,90'])
  })
})
