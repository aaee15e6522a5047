import { setClock } from '@/lib/core/clock'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { getOrder } from '@/lib/orders/data'
import { findingsOf, mailsOf } from '@/lib/orders/testing/outcome'
import { cancelUnpaidOrders } from '@/lib/retention/rules/cancel-unpaid-orders'
import { untilDone } from '@/lib/retention/testing/tidy-all'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { auditStatements } from './audit'
import { confirmEntries } from './confirm-entries'
import { findEntries } from './data'
import { decideEntry } from './decide-entry'
import { overdueOrders } from './overdue-orders'
import { takeStatement } from './take-statement'
import { addOrder } from '@/lib/orders/testing/add-order'
import { camtFile, dkbFile, dkbRow, OTHER_PAYER, sparkasseFile, sparkasseRow } from './testing/sample-files'

const ACTOR = 'admin uid-owner'
const PLACED = Date.parse('2026-11-02T10:00:00Z')
/** The last day to pay is 16 November. */
const at = (day: number, hour = 10) => Date.parse(`2026-11-02T${hour}:00:00Z`) + (day - 2) * 86_400_000

describe('an order that waits for its transfer', () => {
  const store = temporaryStore()
  const place = async () => {
    setClock(() => PLACED)
    return addOrder(store(), { createdAt: PLACED })
  }
  const on = (day: number) => setClock(() => at(day))
  const read = (bytes: Uint8Array) => takeStatement(store(), { bytes, name: 'auszug' }, ACTOR)
  const paying = ({ reference, total }: { reference: string; total: number }, day: number) => ({
    amount: total,
    purpose: reference,
    day: `2026-11-${day}`,
  })
  const other = (day: number) => ({ amount: 500, purpose: 'Miete', day: `2026-11-${day}` })
  const tidy = () => cancelUnpaidOrders(untilDone(store()))
  const statusOf = async ({ id }: { id: string }) => (await getOrder(store(), id))?.status
  const idIn = async (state: 'sure' | 'doubtful') =>
    (await findEntries(store(), state, { limit: 1 })).entries[0]?.id ?? ''
  afterEach(async () => {
    for await (const finding of auditStatements(store())) throw new Error(finding.path)
    expect(await findingsOf(store())).toEqual([])
    setClock()
  })

  it('is not cancelled before a statement covers its last day, and is paid by one that comes later', async () => {
    const order = await place()
    await read(camtFile([other(12)]))
    on(17)
    expect(await tidy()).toBe(0)
    // Paid on the 15th; the statement is fetched on the 18th, and confirmed after another tidying.
    on(18)
    await read(camtFile([paying(order, 15), other(18)]))
    expect(await tidy()).toBe(0)
    await confirmEntries(store(), [await idIn('sure')], ACTOR)
    expect(await statusOf(order)).toBe('paid')
  })

  it('has until Monday where the fourteen days end on a Saturday, Sunday or holiday, and is not cancelled before', async () => {
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

  it('is cancelled as soon as statements are complete up to its last day', async () => {
    const order = await place()
    on(17)
    // Made in the evening of the last day: later bookings are not in it.
    await read(camtFile([other(16)]))
    expect(await tidy()).toBe(0)
    on(18)
    await read(camtFile([other(17)]))
    expect(await tidy()).toBe(1)
    expect(await statusOf(order)).toBe('cancelled')
  })

  it.each([
    ['a Sparkasse', (day: number) => sparkasseFile([sparkasseRow(other(day), '-5,00')]), 16, 17],
    ['the DKB', () => dkbFile([dkbRow({ ...other(12) })]), null, 20],
  ] as const)('is cancelled when the CSV of %s goes beyond its last day', async (_, file, early, late) => {
    await place()
    on(25)
    if (early !== null) {
      await read(file(early))
      expect(await tidy()).toBe(0)
    }
    await read(file(late))
    expect(await tidy()).toBe(1)
  })

  it('is not cancelled by a statement of another account, nor by one that was read on its last day', async () => {
    await place()
    on(16)
    await read(camtFile([other(20)]))
    on(25)
    await read(camtFile([other(20)]))
    const foreign = new TextDecoder()
      .decode(camtFile([other(24)]))
      .replace('DE02120300000000202051', OTHER_PAYER)
    await read(new TextEncoder().encode(foreign))
    expect(await tidy()).toBe(0)
  })

  it('is not cancelled while a payment that may be for it waits for a decision', async () => {
    const order = await place()
    on(20)
    await read(camtFile([{ ...paying(order, 15), amount: order.total + 1 }, other(20)]))
    expect(await tidy()).toBe(0)
    await decideEntry(store(), await idIn('doubtful'), { decision: 'none' }, ACTOR)
    expect(await tidy()).toBe(1)
  })

  it('is cancelled after a week of grace where no statement was ever read, and the desk says so before', async () => {
    await place()
    on(16)
    expect(await overdueOrders(store())).toEqual({ count: 0, cancelledOn: null, knownUntil: null })
    on(17)
    expect(await overdueOrders(store())).toEqual({ count: 1, cancelledOn: '2026-11-24', knownUntil: null })
    on(23)
    expect(await tidy()).toBe(0)
    on(24)
    expect(await tidy()).toBe(1)
    expect(await overdueOrders(store())).toMatchObject({ count: 0 })
  })

  it('is counted up to nine when it is overdue, with the day up to which transfers are known', async () => {
    for (let count = 0; count < 12; count += 1) await place()
    on(16)
    await read(camtFile([other(14)]))
    expect(await overdueOrders(store())).toMatchObject({ count: 0 })
    on(17)
    expect(await overdueOrders(store())).toEqual({ count: null, cancelledOn: null, knownUntil: '2026-11-13' })
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

  it('is offered for a payment without its reference, behind those that are open', async () => {
    const cancelled = await place()
    await cancelOrder(store(), cancelled.id, ACTOR)
    const open = await place()
    on(4)
    await read(camtFile([{ amount: open.total, purpose: 'Danke', day: '2026-11-04' }]))
    const [entry] = (await findEntries(store(), 'doubtful', { limit: 1 })).entries
    expect(entry?.candidates).toEqual({ [open.id]: 0, [cancelled.id]: 1 })
  })
})
