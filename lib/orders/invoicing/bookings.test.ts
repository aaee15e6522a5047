import { z } from 'zod'
import { payoutsOf } from '@/lib/affiliate/payouts/payout-files'
import { payOut, startPayout } from '@/lib/affiliate/payouts/pay-out'
import { reportReturned, reportSent } from '@/lib/affiliate/payouts/report-payout'
import { payoutSchema } from '@/lib/affiliate/payouts/schema'
import { addPartners, addSale } from '@/lib/affiliate/testing/add-sales'
import { dayOf, setClock, shiftDay } from '@/lib/core/clock'
import { parseEnv } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { getInvoice } from '@/lib/invoices/data'
import { removeOrder } from '@/lib/retention/data'
import { exportTree } from '@/lib/store/export-tree'
import { importTree } from '@/lib/store/import-tree'
import { measuredStore } from '@/lib/store/measured-store'
import { openStore } from '@/lib/store/open-store'
import type { Store } from '@/lib/store/store'
import { sharedStores } from '@/dev/database/killed-processes'
import { getOrder } from '../data'
import { confirmPayment } from '../paying/confirm-payment'
import { paymentTakenBack } from '../paying/payment-taken-back'
import { callOffRefund } from '../refunds/call-off-refund'
import { requestRefund } from '../refunds/request-refund'
import { settleRefund } from '../refunds/settle-refund'
import { orderSchema } from '../schema'
import { changeBilling } from './change-billing'
import { changeOrder } from '../state/change-order'
import { addOrder } from '../testing/add-order'
import { findingsOf } from '../testing/outcome'
import { addPaidByCard, loseDispute } from '../testing/pay-by-card'
import { bookingsIn, type Period } from './bookings'
import { ensureCorrection } from './ensure-correction'
import { ensureInvoice } from './ensure-invoice'
import { orderBookings, type Booking } from './order-bookings'
import { withBookingDays } from './with-booking-days'

const STEPS = 150
const treeSchema = z.looseObject({ bookingDays: z.record(z.string(), z.literal(true)) })
const BEGIN = Date.parse('2026-06-10T22:30:00Z')
const IBAN = 'DE02120300000000202051'
const HOUR = 3_600_000
const CARD = 'order_1781130600000_card000000000000'

/** Pseudo-random numbers from 0 to below 1, the same for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Applies random order and payout events over some months. */
async function liveThrough(store: Store, random: () => number): Promise<void> {
  let time = BEGIN
  setClock(() => time)
  const ids: string[] = []
  const some = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]
  const refundOf = async (id: string) => some(Object.keys((await getOrder(store, id))?.refunds ?? {})) ?? ''
  const actor = 'admin'
  const events: ((id: string) => Promise<unknown>)[] = [
    async () => ids.push((await addOrder(store, { createdAt: time })).id),
    (id) => confirmPayment(store, id, actor, { bookedOn: shiftDay(dayOf(time), -Math.floor(random() * 4)) }),
    (id) => confirmPayment(store, id, actor),
    (id) => ensureInvoice(store, id),
    (id) =>
      requestRefund(
        store,
        id,
        { amount: 1 + Math.floor(random() * 200), iban: IBAN },
        { key: newId('refund'), actor },
      ),
    async (id) => settleRefund(store, id, await refundOf(id), { status: 'done', actor }),
    async (id) => settleRefund(store, id, await refundOf(id), { status: 'failed', actor }),
    async (id) => callOffRefund(store, id, await refundOf(id), actor),
    async (id) => ensureCorrection(store, id, await refundOf(id)),
    (id) => {
      const name = `N ${time}`
      const billing = { name, street: 'Weg 1', zip: '10115', city: 'Berlin', country: 'DE' }
      return changeBilling(store, id, billing, actor)
    },
    (id) =>
      changeOrder(store, id, (order) =>
        order.status === 'paid' && !order.refunds
          ? paymentTakenBack(order, { entryId: 'none', actor })
          : null,
      ),
  ]
  await events[0]?.('')
  for (let step = 0; step < STEPS; step += 1) {
    time += Math.floor(random() * 60 * HOUR)
    // An event that the order's state does not allow does nothing.
    await some(events)?.(some(ids) ?? '').catch((error: unknown) => {
      if (!(error instanceof ShopError)) throw error
    })
  }
  await addPaidByCard(store, CARD)
  time += 30 * HOUR
  await loseDispute(store)
  const run = await payOnce(store)
  time += 100 * HOUR
  const [payout] = await payoutsOf(store, run)
  await reportSent(store, payout?.id ?? '', actor)
  await reportReturned(store, payout?.id ?? '', actor)
}

async function payOnce(store: Store): Promise<string> {
  const run = newId('run')
  await startPayout(store, run, 'test')
  await payOut(store, run)
  return run
}

type Told = Pick<Booking, 'at' | 'day' | 'kind' | 'number' | 'amount'> & { about: string | undefined }
const told = ({ day, kind, number, amount, about }: Told) =>
  JSON.stringify({ day, kind, number, amount, about })

/** The expected bookings without the index: reads all orders and payouts and picks out the days. */
async function byReadingAll(store: Store, { from, to }: Period): Promise<string[]> {
  const all: Told[] = []
  for (const { value } of await store.list('orders', { limit: 1000 }))
    all.push(...orderBookings(orderSchema.parse(value)))
  for (const { value } of await store.list('affiliatePayouts', { limit: 1000 })) {
    const { at, amount, creditNote: number, cancelledBy, code: about } = payoutSchema.parse(value)
    all.push({ at, kind: 'payout', number, amount: -amount, about })
    const cancelled = cancelledBy === undefined ? null : await getInvoice(store, cancelledBy)
    if (cancelled)
      all.push({ at: cancelled.issuedAt, kind: 'payoutReturned', number: cancelledBy, amount, about })
  }
  return all
    .map((booking) => ({ ...booking, day: booking.day ?? dayOf(booking.at) }))
    .filter(({ day }) => day >= from && day <= to)
    .map(told)
    .sort()
}

async function byDays(store: Store, period: Period): Promise<string[]> {
  const lines: string[] = []
  const broken = new Set<string>()
  let last = ''
  for await (const booking of bookingsIn(store, period, broken)) {
    expect(booking.day >= last).toBe(true)
    last = booking.day
    lines.push(told(booking))
  }
  expect([...broken]).toEqual([])
  return lines.sort()
}

describe.each(sharedStores)('the bookings of a span on %s', (_, open) => {
  let store: Store
  let end: () => Promise<void>

  beforeEach(async () => {
    setClock(() => BEGIN)
    const opened = await open()
    end = opened.end
    // The test moves the shop's clock, not the database's.
    store = { ...measuredStore(opened.store), time: async () => null }
  })
  afterEach(async () => {
    setClock()
    await end()
  })

  it.each([1, 2, 3])(
    'equal those found by reading everything, after random events (seed %i)',
    async (seed) => {
      const random = numbers(seed)
      await addPartners(store, ['nova'])
      await addSale(store, 'nova', { at: BEGIN - 40 * 24 * HOUR, price: 50_000 })
      await liveThrough(store, random)
      const spans = Array.from({ length: 20 }, () => {
        const from = shiftDay(dayOf(BEGIN), Math.floor(random() * 120) - 5)
        return { from, to: shiftDay(from, Math.floor(random() ** 2 * 90)) }
      })
      const always = { from: '2020-01-01', to: '2999-12-31' }
      for (const span of [always, ...spans])
        expect(await byDays(store, span)).toEqual(await byReadingAll(store, span))
      expect((await byDays(store, always)).length).toBeGreaterThan(15)
      const wrong = (await findingsOf(store)).filter(({ path }) => path.startsWith('bookingDays'))
      expect(wrong).toEqual([])
    },
  )

  it('are restored by an import whose file has only one of their days', async () => {
    await addPartners(store, ['nova'])
    await addSale(store, 'nova', { at: BEGIN - 40 * 24 * HOUR, price: 50_000 })
    await liveThrough(store, numbers(4))
    const snapshot = await store.snapshot()
    let text = ''
    for await (const piece of exportTree(snapshot)) text += piece
    snapshot.close()
    const { bookingDays, ...others } = treeSchema.parse(JSON.parse(text))
    const [first = ''] = Object.keys(bookingDays)
    const file = Buffer.from(JSON.stringify({ bookingDays: { [first]: true }, ...others }))
    const other = await open()
    await other.store.close()
    const settings = parseEnv({ ...other.settings, SERVER_SECRET: 'x'.repeat(32) })
    const read = async function* () {
      yield file
    }
    await importTree(settings, read, withBookingDays)
    const imported = openStore(settings)
    expect(await imported.get('bookingDays')).toEqual(bookingDays)
    await imported.close()
    await other.end()
  })

  it('are reported by the audit if a day is missing or surplus', async () => {
    const { id } = await addOrder(store)
    await confirmPayment(store, id, 'admin', { bookedOn: '2026-06-04' })
    const [missing, stray] = [`bookingDays/2026-06-04_${id}`, `bookingDays/2026-06-05_${id}`]
    await store.update({ [missing]: null, [stray]: true })
    const findings = await findingsOf(store)
    expect(findings).toContainEqual({ code: 'figure', path: missing, stored: 0, expected: 1 })
    expect(findings).toContainEqual({ code: 'figure', path: stray, stored: 1, expected: 0 })
  })

  it('are removed with their order', async () => {
    const { id } = await addOrder(store)
    const order = await confirmPayment(store, id, 'admin')
    expect(await store.get('bookingDays')).not.toBeNull()
    await removeOrder(store, order)
    expect(await store.get('bookingDays')).toBeNull()
  })

  it('are reported as broken if their order cannot be read, and only then', async () => {
    const { id } = await addOrder(store)
    await confirmPayment(store, id, 'admin', { bookedOn: '2026-06-04' })
    await store.update({ [`orders/${id}/status`]: 'odd' })
    const brokenIn = async (day: string) => {
      const broken = new Set<string>()
      for await (const booking of bookingsIn(store, { from: day, to: day }, broken))
        expect(booking).toBeNull()
      return [...broken]
    }
    expect(await brokenIn('2026-06-04')).toEqual([`orders/${id}`])
    expect(await brokenIn('2026-06-05')).toEqual([])
  })
})
