import { setClock } from '@/lib/core/clock'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { formerOwnerKept } from '@/lib/legal/former-owners'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { getOrder } from '@/lib/orders/data'
import { findingsOf, mailsOf } from '@/lib/orders/testing/outcome'
import { untilDone } from '@/lib/retention/testing/tidy-all'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { auditStatements } from './audit'
import { confirmEntries } from './confirm-entries'
import { findEntries } from './data'
import { decideEntry } from './decide-entry'
import { overdueOrders } from './overdue-orders'
import { takeStatement } from './take-statement'
import { addOrder } from '@/lib/orders/testing/add-order'
import {
  ACCOUNT,
  camtFile,
  dkbFile,
  dkbRow,
  OTHER_PAYER,
  sparkasseFile,
  sparkasseRow,
  type SampleBooking,
} from './testing/sample-files'
import { cancelUnpaidOrders } from '@/lib/retention/rules/orders'

const ACTOR = 'admin uid-owner'
const PLACED = Date.parse('2026-11-02T10:00:00Z')
/** The last day to pay is 16 November. */
const at = (day: number, hour = 10) => Date.parse(`2026-11-02T${hour}:00:00Z`) + (day - 2) * 86_400_000

describe('an order awaiting its transfer', () => {
  const store = temporaryStore()
  const place = async () => {
    setClock(() => PLACED)
    return addOrder(store(), { createdAt: PLACED })
  }
  const on = (day: number) => setClock(() => at(day))
  const read = (bytes: Uint8Array) => takeStatement(store(), { bytes, name: 'auszug' }, ACTOR)
  /** A statement that begins on the day of the order. */
  const since = (day: number, ...bookings: SampleBooking[]) =>
    camtFile(bookings, '08', { from: '2026-11-02', until: `2026-11-${day}` })
  const paying = ({ reference, total }: { reference: string; total: number }, day: number) => ({
    amount: total,
    purpose: reference,
    day: `2026-11-${day}`,
  })
  const dayAt = (day: number) => `2026-11-${String(day).padStart(2, '0')}`
  const other = (day: number) => ({ amount: 500, purpose: 'Miete', day: dayAt(day) })
  const tidy = () => cancelUnpaidOrders(untilDone(store()))
  const statusOf = async ({ id }: { id: string }) => (await getOrder(store(), id))?.status
  const idIn = async (state: 'sure' | 'doubtful') =>
    (await findEntries(store(), state, { limit: 1 })).entries[0]?.id ?? ''
  afterEach(async () => {
    for await (const finding of auditStatements(store())) throw new Error(finding.path)
    expect(await findingsOf(store())).toEqual([])
    setClock()
  })

  it('is not cancelled before a statement covers its deadline, and is paid by a later one', async () => {
    const order = await place()
    await read(since(12, other(12)))
    on(17)
    expect(await tidy()).toBe(0)
    // Paid on the 15th; the statement is read on the 18th, and confirmed after another daily cleanup.
    on(18)
    await read(since(18, paying(order, 15), other(18)))
    expect(await tidy()).toBe(0)
    await confirmEntries(store(), [await idIn('sure')], ACTOR)
    expect(await statusOf(order)).toBe('paid')
  })

  it('has until Monday if the fourteen days end on a weekend or holiday', async () => {
    // The 14th is a Saturday.
    setClock(() => PLACED)
    const order = await addOrder(store(), { createdAt: Date.parse('2026-10-31T10:00:00Z') })
    on(16)
    await read(camtFile([other(15)]))
    expect(await tidy()).toBe(0)
    on(17)
    expect(await tidy()).toBe(0)
    await read(camtFile([paying(order, 16), other(17)]))
    await confirmEntries(store(), [await idIn('sure')], ACTOR)
    expect(await statusOf(order)).toBe('paid')
  })

  it('is cancelled once statements are complete up to its deadline', async () => {
    const order = await place()
    on(17)
    // Made in the evening of the last day: later bookings are not in it.
    await read(since(16, other(16)))
    expect(await tidy()).toBe(0)
    on(18)
    await read(since(17, other(17)))
    expect(await tidy()).toBe(1)
    expect(await statusOf(order)).toBe('cancelled')
  })

  it.each([
    [
      'a Sparkasse',
      (day: number) => sparkasseFile([2, day].map((each) => sparkasseRow(other(each), '-5,00'))),
      16,
      17,
    ],
    ['the DKB', () => dkbFile([dkbRow({ ...other(12) })]), null, 20],
  ] as const)('is cancelled if the CSV of %s extends beyond its deadline', async (_, file, early, late) => {
    await place()
    on(25)
    if (early !== null) {
      await read(file(early))
      expect(await tidy()).toBe(0)
    }
    await read(file(late))
    expect(await tidy()).toBe(1)
  })

  it('is not cancelled by a statement of another account, or one read on its last day', async () => {
    await place()
    on(16)
    await read(since(20, other(20)))
    on(25)
    await read(since(20, other(20)))
    const foreign = Buffer.from(since(24, other(24)))
      .toString()
      .replace(ACCOUNT, OTHER_PAYER)
    const file = { bytes: Buffer.from(foreign), name: 'fremd' }
    await expect(takeStatement(store(), file, ACTOR)).rejects.toMatchObject({ code: 'statement_account' })
    await takeStatement(store(), file, ACTOR, { isForeign: true })
    expect(await tidy()).toBe(0)
  })

  it('is not cancelled while a day is missing, and the desk names the days', async () => {
    await place()
    on(25)
    const part = (from: number, until: number) =>
      camtFile([other(until)], '08', { from: dayAt(from), until: dayAt(until), madeOn: dayAt(until + 1) })
    const missing = (from: number, until: number) => ({
      account: ACCOUNT,
      from: dayAt(from),
      until: dayAt(until),
    })
    await read(part(5, 8))
    expect(await overdueOrders(store())).toMatchObject({ missing: missing(2, 4) })
    await read(part(12, 18))
    await read(part(1, 4))
    expect(await overdueOrders(store())).toMatchObject({ missing: missing(9, 11) })
    expect(await tidy()).toBe(0)
    await read(part(8, 12))
    expect(await overdueOrders(store())).toMatchObject({ missing: null })
    expect(await tidy()).toBe(1)
  })

  it('is not cancelled by a damaged statement, nor by the next one alone', async () => {
    const order = await place()
    on(25)
    const lost = Buffer.from(since(16, paying(order, 15))).toString()
    const { warnings } = await read(Buffer.from(lost.replace(/<Ntry>[^]*<\/Ntry>/, '')))
    expect(warnings).toHaveLength(1)
    await read(camtFile([other(18)], '08', { from: dayAt(17), until: dayAt(19) }))
    expect(await tidy()).toBe(0)
    await read(since(17, paying(order, 15)))
    await confirmEntries(store(), [await idIn('sure')], ACTOR)
    expect(await statusOf(order)).toBe('paid')
  })

  it('is cancelled if daily statements, each made in the evening, are consecutive', async () => {
    await place()
    for (let day = 2; day <= 18; day += 1) {
      // Nothing on weekends, when banks make no statements.
      if (new Date(at(day)).getUTCDay() % 6 === 0) continue
      on(day)
      const from = day > 2 && new Date(at(day)).getUTCDay() === 1 ? day - 2 : day
      await read(camtFile([], '08', { from: dayAt(from), until: dayAt(day) }))
    }
    expect(await tidy()).toBe(1)
  })

  it('is cancelled if the balances join statements that are days apart, in any order', async () => {
    await place()
    on(25)
    await read(camtFile([], '08', { from: dayAt(10), until: dayAt(18) }))
    await read(camtFile([], '08', { from: dayAt(1), until: dayAt(6) }))
    expect(await overdueOrders(store())).toMatchObject({ missing: null })
    expect(await tidy()).toBe(1)
  })

  it('waits for the former account as well if the owner has changed it since', async () => {
    const order = await place()
    on(3)
    const before = { ...realOwner, bank: { ...realOwner.bank, iban: OTHER_PAYER } }
    await store().update(formerOwnerKept(0, { until: at(3), owner: before }))
    on(25)
    await read(since(18, other(18)))
    expect(await overdueOrders(store())).toMatchObject({ missing: { account: OTHER_PAYER } })
    expect(await tidy()).toBe(0)
    const former = Buffer.from(since(18, paying(order, 15)))
      .toString()
      .replace(ACCOUNT, OTHER_PAYER)
    expect(await read(Buffer.from(former))).toMatchObject({ sure: 1, warnings: [] })
    await confirmEntries(store(), [await idIn('sure')], ACTOR)
    expect(await statusOf(order)).toBe('paid')
    await expect(read(Buffer.from(former))).rejects.toMatchObject({ code: 'statement_account' })
  })

  it('is not cancelled while an undecided payment may be for it', async () => {
    const order = await place()
    on(20)
    await read(since(20, { ...paying(order, 15), amount: order.total + 1 }, other(20)))
    expect(await tidy()).toBe(0)
    await decideEntry(store(), await idIn('doubtful'), { decision: 'none' }, ACTOR)
    expect(await tidy()).toBe(1)
  })

  it('is cancelled after a week of grace if no statement was ever read, and the desk announces it', async () => {
    await place()
    on(16)
    expect(await overdueOrders(store())).toEqual({ count: 0, cancelledOn: null, missing: null })
    on(17)
    expect(await overdueOrders(store())).toEqual({ count: 1, cancelledOn: '2026-11-24', missing: null })
    on(23)
    expect(await tidy()).toBe(0)
    on(24)
    expect(await tidy()).toBe(1)
    expect(await overdueOrders(store())).toMatchObject({ count: 0 })
  })

  it('is counted up to nine when overdue, with the day up to which transfers are known', async () => {
    for (let count = 0; count < 12; count += 1) await place()
    on(16)
    await read(since(14, other(14)))
    expect(await overdueOrders(store())).toMatchObject({ count: 0 })
    on(17)
    expect(await overdueOrders(store())).toEqual({
      count: null,
      cancelledOn: null,
      missing: { account: ACCOUNT, from: '2026-11-14', until: '2026-11-16' },
    })
  })

  it('is paid by its transfer although it was cancelled, as by a card', async () => {
    const order = await place()
    on(24)
    expect(await tidy()).toBe(1)
    on(25)
    await read(camtFile([paying(order, 15)]))
    const id = await idIn('doubtful')
    await decideEntry(store(), id, { decision: 'order', orderId: order.id }, ACTOR)
    await decideEntry(store(), id, { decision: 'order', orderId: order.id }, ACTOR)
    expect(await getOrder(store(), order.id)).toMatchObject({
      status: 'paid',
      payment: { method: 'vorkasse', amount: order.total },
    })
    expect(await getOrder(store(), order.id)).not.toHaveProperty('isForgettable')
    const mails = (await mailsOf(store(), order.id)).map(({ template }) => template)
    expect(mails.filter((template) => template === 'order-confirmed')).toHaveLength(1)
  })

  it('is offered for a payment without its reference, after open orders', async () => {
    const cancelled = await place()
    await cancelOrder(store(), cancelled.id, ACTOR)
    const open = await place()
    on(4)
    await read(camtFile([{ amount: open.total, purpose: 'Danke', day: '2026-11-04' }]))
    const [entry] = (await findEntries(store(), 'doubtful', { limit: 1 })).entries
    expect(entry?.candidates).toEqual({ [open.id]: 0, [cancelled.id]: 1 })
  })
})
