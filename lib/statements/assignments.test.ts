import { addPartners } from '@/lib/affiliate/testing/add-sales'
import { releaseSales } from '@/lib/affiliate/balance/release-sales'
import { findSale } from '@/lib/affiliate/sales/data'
import { ShopError } from '@/lib/core/errors'
import { now, setClock } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { creditPartner } from '@/lib/orders/commission/credit-partner'
import { getOrder, saveOrder } from '@/lib/orders/data'
import { ensureCorrection } from '@/lib/orders/invoicing/ensure-correction'
import { exportBookings } from '@/lib/orders/invoicing/export-bookings'
import { writeInvoice } from '@/lib/orders/order-tasks'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { reportTransfer } from '@/lib/orders/refunds/report-transfer'
import { newReference } from '@/lib/orders/reference'
import { findingsOf, mailsOf } from '@/lib/orders/testing/outcome'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { restOf, surplusOf } from '@/lib/orders/transfers'
import { askForRating } from '@/lib/ratings/ask-for-rating'
import { auditRatings } from '@/lib/ratings/audit'
import { ratePreset } from '@/lib/ratings/rate-preset'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { findTasks } from '@/lib/tasks/data'
import { auditStatements } from './audit'
import { confirmEntries } from './confirm-entries'
import { findEntries, getEntry } from './data'
import { decideEntry } from './decide-entry'
import { isOverdue } from './overdue-orders'
import { returnSurplus } from './return-surplus'
import type { EntryDecision, EntryState } from './schema'
import { takeStatement } from './take-statement'
import { addOrder } from '@/lib/orders/testing/add-order'
import { camtFile, OTHER_PAYER, PAYER, type SampleBooking } from './testing/sample-files'

const ACTOR = 'admin uid-owner'
const DAY = 24 * 60 * 60_000
const everything = { from: '2000-01-01', to: '2099-12-31' }

describe('a payment and its order', () => {
  const store = temporaryStore()
  const take = (...bookings: SampleBooking[]) =>
    takeStatement(store(), { bytes: camtFile(bookings), name: 'auszug.xml' }, ACTOR)
  const onlyIdIn = async (state: EntryState) => {
    const { entries } = await findEntries(store(), state, { limit: 2 })
    const [entry, ...others] = entries
    if (!entry || others.length > 0) throw new Error(`not one: ${entries.length}`)
    return entry.id
  }
  const decide = (id: string, decision: EntryDecision) => decideEntry(store(), id, decision, ACTOR)
  const undo = (id: string) => decide(id, { decision: 'undo' })
  const refusalOf = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: unknown) => (error instanceof ShopError ? error.code : String(error)),
    )
  const orderOf = async (id: string) => {
    const order = await getOrder(store(), id)
    if (!order) throw new Error('no order')
    return order
  }
  const templatesOf = async (id: string) => (await mailsOf(store(), id)).map(({ template }) => template)
  const actsOf = async (act: string) =>
    Object.values(Object((await store().get('journal')) ?? {}))
      .map((entry) => String(Reflect.get(Object(entry), 'act')))
      .filter((each) => each === act).length
  const linesOf = async () => {
    const lines: string[] = []
    for await (const line of exportBookings(store(), everything)) lines.push(line)
    return lines.slice(1).map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')))
  }
  const pay = async () => {
    const order = await addOrder(store())
    await take({ amount: order.total, purpose: order.reference })
    const id = await onlyIdIn('sure')
    await confirmEntries(store(), [id], ACTOR)
    return { order, id }
  }
  const problems = async () => {
    const found: string[] = []
    for await (const { code, path } of auditStatements(store())) found.push(`${code} ${path}`)
    for (const { code, path } of await findingsOf(store())) found.push(`${code} ${path}`)
    for await (const { code, path } of auditRatings(store())) found.push(`${code} ${path}`)
    return found
  }
  afterEach(async () => {
    setClock()
    expect(await problems()).toEqual([])
  })

  it('are separated once under concurrent requests, and the order is as before', async () => {
    const { order, id } = await pay()
    await writeInvoice(store(), order.id)
    expect(await Promise.all([undo(id), undo(id), undo(id)])).toEqual(Array(3).fill(undefined))
    await undo(id)
    const after = await orderOf(order.id)
    expect(after).toMatchObject({ status: 'pending', changes: 2 })
    expect(after.history.paid ?? after.payment ?? after.claimableBy).toBeUndefined()
    expect(Object.keys(after.takenBack ?? {})).toHaveLength(1)
    expect(await getEntry(store(), id)).toMatchObject({ state: 'unmatched', decidedBy: ACTOR })
    expect(await actsOf('statement-undone')).toBe(1)
    expect((await templatesOf(order.id)).filter((each) => each === 'payment-taken-back')).toHaveLength(1)
    expect(await store().get('presetBuyers')).toBeNull()
    expect(isOverdue(after)).toBe(false)
  })

  it('leave no rating of a buyer who has not paid, but those of one who has paid again', async () => {
    const { order, id } = await pay()
    const [presetId = ''] = Object.keys(order.items)
    await ratePreset(store(), await orderOf(order.id), presetId, { stars: 5, text: '', name: '' })
    const ratingsLeft = async () => {
      const { entries } = await findTasks(store(), 'waiting', { limit: 50 })
      for (const task of entries)
        if (task.kind === 'rating-question' && task.dueAt <= now())
          await attemptTask(store(), task.id, { 'rating-question': askForRating })
      return Object.keys(Object(await store().get('ratings'))).length
    }
    await undo(id)
    await decide(id, { decision: 'find', reference: order.reference })
    await decide(id, { decision: 'order', orderId: order.id })
    expect(await ratingsLeft()).toBe(1)
    await undo(id)
    expect(await ratingsLeft()).toBe(0)
  })

  it('leave consistent books, with the invoice corrected and restored', async () => {
    const { order, id } = await pay()
    await undo(id)
    const [takenId = ''] = Object.keys((await orderOf(order.id)).takenBack ?? {})
    const correction = await ensureCorrection(store(), order.id, takenId)
    expect(correction).toMatchObject({ kind: 'correction', gross: -order.total })
    await decide(id, { decision: 'find', reference: order.reference.toLowerCase() })
    expect(await getEntry(store(), id)).toMatchObject({ state: 'doubtful', doubt: 'by-hand' })
    await decide(id, { decision: 'order', orderId: order.id })
    expect(await orderOf(order.id)).toMatchObject({ status: 'paid' })
    expect(await ensureCorrection(store(), order.id, takenId)).toMatchObject({ gross: order.total })
    const lines = await linesOf()
    // In order of the bank's days: it had come before it was taken back.
    const ofOrder = lines.filter((cells) => !cells[2]?.startsWith('Zwischenkonto'))
    expect(ofOrder.map((cells) => cells[2])).toEqual(['Zahlung', 'Zahlung', 'Zahlung zurückgenommen'])
    expect(new Set(ofOrder.map((cells) => cells[1])).size).toBe(3)
    const euros = lines.map((cells) => Number(cells[6]?.replace(',', '.')))
    expect(euros.reduce((sum, each) => sum + each, 0)).toBeCloseTo(order.total / 100)
    // Once more: earlier assignments do not prevent it.
    await undo(id)
    expect(await orderOf(order.id)).toMatchObject({ status: 'pending' })
  })

  it('credit the partner once, however often it is undone and repeated', async () => {
    await addPartners(store(), ['nova'])
    const id = newId('order')
    const attribution = { affiliateUid: 'nova', trackingCode: 'NOVA' }
    const order = { ...sampleOrder, id, idempotencyKey: id, reference: newReference(), attribution }
    await saveOrder(store(), order)
    await take({ amount: order.total, purpose: order.reference })
    const entryId = await onlyIdIn('sure')
    await confirmEntries(store(), [entryId], ACTOR)
    await creditPartner(store(), id)
    const full = (await findSale(store(), id))?.commissionAmount ?? 0
    const earned = async () => {
      const ledger: object[] = Object.values(Object(await store().get('affiliateLedger/nova')))
      return ledger.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'amount')), 0)
    }
    expect([full > 0, await earned()]).toEqual([true, full])
    await undo(entryId)
    await creditPartner(store(), id)
    expect(await earned()).toBe(0)
    expect(await problems()).toEqual([])
    await decide(entryId, { decision: 'find', reference: order.reference })
    await decide(entryId, { decision: 'order', orderId: id })
    await creditPartner(store(), id)
    expect(await earned()).toBe(full)
  })

  it('credit the partner only after the hold period of the payment that counts', async () => {
    let time = Date.UTC(2026, 10, 2, 12)
    setClock(() => time)
    await addPartners(store(), ['nova'])
    const id = newId('order')
    const attribution = { affiliateUid: 'nova', trackingCode: 'NOVA' }
    const order = { ...sampleOrder, id, idempotencyKey: id, reference: newReference(), attribution }
    await saveOrder(store(), { ...order, createdAt: time })
    await take({ amount: order.total, purpose: order.reference })
    const entryId = await onlyIdIn('sure')
    await confirmEntries(store(), [entryId], ACTOR)
    await creditPartner(store(), id)
    time += 20 * DAY
    await undo(entryId)
    time += 11 * DAY
    await releaseSales(store())
    await decide(entryId, { decision: 'find', reference: order.reference })
    await decide(entryId, { decision: 'order', orderId: id })
    await creditPartner(store(), id)
    expect(await findSale(store(), id)).toMatchObject({ status: 'pending', releaseOn: '2027-01-02' })
    time += 30 * DAY
    await releaseSales(store())
    expect(await findSale(store(), id)).toMatchObject({ status: 'approved' })
  })

  it('cannot be separated after a download or refund', async () => {
    const { order, id } = await pay()
    const [presetId = ''] = Object.keys(order.items)
    const loaded = { file: 'equalizer-apo.txt', version: 1, count: 1, first: 1, last: 1 }
    await store().update({ [`orders/${order.id}/downloads/${presetId}/equalizer-apo_txt`]: loaded })
    expect(await refusalOf(undo(id))).toBe('files_loaded')
    expect(await orderOf(order.id)).toMatchObject({ status: 'paid' })
    expect(await getEntry(store(), id)).toMatchObject({ state: 'confirmed' })
  })

  it('leave an order paid that was confirmed before the payment was read', async () => {
    const order = await addOrder(store())
    await confirmPayment(store(), order.id, ACTOR)
    await take({ amount: order.total, purpose: order.reference })
    const id = await onlyIdIn('doubtful')
    await decide(id, { decision: 'order', orderId: order.id })
    await undo(id)
    expect(await orderOf(order.id)).toMatchObject({ status: 'paid' })
    expect(await getEntry(store(), id)).toMatchObject({ state: 'unmatched' })
    expect(await refusalOf(decide(id, { decision: 'find', reference: 'SK-99999-99999' }))).toBe(
      'invalid_input',
    )
  })

  it('can be completed by a partial payment, one mail asking for the rest, and the rest', async () => {
    const order = await addOrder(store())
    await take({ amount: order.total - 200, purpose: order.reference })
    const part = await onlyIdIn('doubtful')
    const rest = { decision: 'rest', orderId: order.id } as const
    await Promise.all([decide(part, rest), decide(part, rest)])
    await decide(part, rest)
    const between = await orderOf(order.id)
    expect(between).toMatchObject({ status: 'pending', changes: 1 })
    expect([restOf(between), surplusOf(between), between.isRefundOpen]).toEqual([200, null, undefined])
    expect((await templatesOf(order.id)).filter((each) => each === 'order-rest')).toHaveLength(1)
    expect(await actsOf('order-rest-requested')).toBe(1)
    await take({ amount: 200, purpose: order.reference })
    await confirmEntries(store(), [await onlyIdIn('sure')], ACTOR)
    expect(await orderOf(order.id)).toMatchObject({ status: 'paid', payment: { amount: order.total } })
    await undo(part)
    const again = await orderOf(order.id)
    expect([again.status, restOf(again)]).toEqual(['pending', order.total - 200])
  })

  it('are doubtful again when the order’s price rises because an earlier part was removed', async () => {
    const order = await addOrder(store())
    await take({ amount: order.total - 200, purpose: order.reference })
    const part = await onlyIdIn('doubtful')
    await decide(part, { decision: 'rest', orderId: order.id })
    await take({ amount: 200, purpose: order.reference })
    const rest = await onlyIdIn('sure')
    await undo(part)
    expect(await confirmEntries(store(), [rest], ACTOR)).toEqual({ confirmed: 0, doubtful: 1 })
    expect(await orderOf(order.id)).toMatchObject({ status: 'pending' })
    expect(await getEntry(store(), rest)).toMatchObject({ state: 'doubtful', doubt: 'amount' })
  })

  it('are doubtful if they are half of the price, read again from a file with other wording', async () => {
    const total = 998
    const items = Object.fromEntries(
      Object.entries(sampleOrder.items).map(([id, item]) => [id, { ...item, price: total }]),
    )
    const order = await addOrder(store(), { total, items })
    const half = { amount: total / 2, purpose: order.reference }
    await take(half)
    await decide(await onlyIdIn('doubtful'), { decision: 'rest', orderId: order.id })
    await take({ ...half, purpose: `SEPA-Gutschrift ${order.reference}` })
    expect(await getEntry(store(), await onlyIdIn('doubtful'))).toMatchObject({ doubt: 'amount' })
    expect(await orderOf(order.id)).toMatchObject({ status: 'pending' })
  })

  it('are refused as partial if nothing would be missing', async () => {
    const order = await addOrder(store())
    await take({ amount: order.total + 1, purpose: order.reference })
    const id = await onlyIdIn('doubtful')
    expect(await refusalOf(decide(id, { decision: 'rest', orderId: order.id }))).toBe('entry_state')
  })

  it('return a surplus once, and nothing of the price', async () => {
    const order = await addOrder(store())
    await take({ amount: order.total + 300, purpose: order.reference })
    const id = await onlyIdIn('doubtful')
    await decide(id, { decision: 'order', orderId: order.id })
    const paid = await orderOf(order.id)
    expect(surplusOf(paid)).toEqual({ entryId: id, amount: 300 })
    expect(paid.isRefundOpen).toBe(true)
    const giveBack = () => returnSurplus(store(), order.id, { entryId: id }, ACTOR)
    await Promise.all([giveBack(), giveBack()])
    await giveBack()
    const [[refundId, refund] = ['', undefined], ...others] = Object.entries(
      (await orderOf(order.id)).refunds ?? {},
    )
    expect(others).toEqual([])
    expect(refund).toMatchObject({ amount: 300, iban: PAYER, status: 'pending', surplusOf: id })
    expect(await refusalOf(undo(id))).toBe('payment_bound')
    await reportTransfer(store(), order.id, refundId, ACTOR)
    const after = await orderOf(order.id)
    expect([after.status, after.refunded, after.isRefundOpen]).toEqual(['paid', undefined, undefined])
    expect(await ensureCorrection(store(), order.id, refundId)).toBeNull()
    expect((await linesOf()).map((cells) => cells[2])).toEqual([
      'Zwischenkonto, Eingang',
      'Zahlung',
      'Zwischenkonto, Ausgang',
    ])
  })

  it('return a part whose order was cancelled, which then no longer counts for it', async () => {
    const order = await addOrder(store())
    await take({ amount: order.total - 200, purpose: order.reference })
    const id = await onlyIdIn('doubtful')
    await decide(id, { decision: 'rest', orderId: order.id })
    await cancelOrder(store(), order.id, ACTOR)
    expect(await orderOf(order.id)).toMatchObject({ status: 'cancelled', isRefundOpen: true })
    await returnSurplus(store(), order.id, { entryId: id }, ACTOR)
    const after = await orderOf(order.id)
    const [refundId = ''] = Object.keys(after.refunds ?? {})
    expect([restOf(after), surplusOf(after)]).toEqual([order.total, null])
    await reportTransfer(store(), order.id, refundId, ACTOR)
    expect((await orderOf(order.id)).isRefundOpen).toBeUndefined()
    expect((await linesOf()).map((cells) => cells[2])).toEqual([
      'Zwischenkonto, Eingang',
      'Zwischenkonto, Ausgang',
    ])
  })

  it('return the second of two equal payments to its account', async () => {
    const { order, id } = await pay()
    await take({ amount: order.total, purpose: order.reference, iban: OTHER_PAYER })
    const second = await onlyIdIn('doubtful')
    await decide(second, { decision: 'order', orderId: order.id })
    expect(surplusOf(await orderOf(order.id))).toEqual({ entryId: second, amount: order.total })
    expect(await refusalOf(returnSurplus(store(), order.id, { entryId: id }, ACTOR))).toBe('order_state')
    await returnSurplus(store(), order.id, { entryId: second }, ACTOR)
    const [refund] = Object.values((await orderOf(order.id)).refunds ?? {})
    expect(refund).toMatchObject({ amount: order.total, iban: OTHER_PAYER })
    // Without the first payment nothing of the price would be left.
    expect(await refusalOf(undo(id))).toBe('payment_bound')
    expect(await orderOf(order.id)).toMatchObject({ status: 'paid' })
  })
})
