import fc from 'fast-check'
import { setClock } from '@/lib/core/clock'
import { parseEnv } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { getOrder } from '@/lib/orders/data'
import { exportDatev } from '@/lib/orders/invoicing/datev/export-datev'
import { exportBookings } from '@/lib/orders/invoicing/export-bookings'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { reportTransfer } from '@/lib/orders/refunds/report-transfer'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { settleRefund } from '@/lib/orders/refunds/settle-refund'
import { addOrder } from '@/lib/orders/testing/add-order'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { surplusOf } from '@/lib/orders/transfers'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { confirmEntries } from './confirm-entries'
import { findEntries } from './data'
import { decideEntry } from './decide-entry'
import { returnSurplus } from './return-surplus'
import type { BankEntry, EntryState } from './schema'
import { takeStatement } from './take-statement'
import { camtFile, PAYER } from './testing/sample-files'

const ACTOR = 'admin test'
const PERIOD = { from: '2026-11-01', to: '2026-12-31' }
const datev = parseEnv({ DATEV_CONSULTANT: '29098', DATEV_CLIENT: '55003' })
const BANK = '1200'
const cents = (euros = '0') => Math.round(Number(euros.replace('.', '').replace(',', '.')) * 100)

/** An action on one of two orders, or on the newest payment in some state. */
const step = fc.record({
  act: fc.constantFrom(
    'pays',
    'pays',
    'pays',
    'gives',
    'gives',
    'rejects',
    'undoes',
    'settles',
    'confirms',
    'returns',
    'refunds',
    'fails',
  ),
  order: fc.nat(1),
  cents: fc.constantFrom(-290, -1, 0, 0, 0, 1, 410),
  isNamed: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

describe('the bank account in the bookings', () => {
  const store = temporaryStore()
  let count = 0
  let gone = 0
  const ids: string[] = []
  const orderOf = async (index: number) => {
    const order = await getOrder(store(), ids[index] ?? '')
    if (!order) throw new Error('no order')
    return order
  }
  const newest = async (...states: EntryState[]): Promise<BankEntry | undefined> => {
    for (const state of states) {
      const { entries } = await findEntries(store(), state, { limit: 1 })
      if (entries[0]) return entries[0]
    }
    return undefined
  }
  /** Every order's transferred money that is waiting to leave. */
  const send = async (index: number) => {
    const { id, refunds = {} } = await orderOf(index)
    for (const [refundId, { status, amount, iban }] of Object.entries(refunds)) {
      if (status !== 'pending' || iban === undefined) continue
      await reportTransfer(store(), id, refundId, ACTOR)
      gone += amount
    }
  }

  const acts: Record<Step['act'], (step: Step) => Promise<unknown>> = {
    async pays({ order, cents: more, isNamed }) {
      const { reference, total } = await orderOf(order)
      const booking = {
        amount: total + more,
        purpose: isNamed ? reference : `Miete ${(count += 1)}`,
        name: `Payer ${(count += 1)}`,
      }
      await takeStatement(store(), { bytes: camtFile([booking]), name: `${(count += 1)}.xml` }, ACTOR)
    },
    async gives({ order }) {
      const entry = await newest('sure', 'doubtful', 'unmatched')
      if (entry?.state === 'sure') return decideEntry(store(), entry.id, { decision: 'none' }, ACTOR)
      const { id, reference } = await orderOf(order)
      if (entry?.state === 'unmatched')
        await decideEntry(store(), entry.id, { decision: 'find', reference }, ACTOR)
      return entry && decideEntry(store(), entry.id, { decision: 'order', orderId: id }, ACTOR)
    },
    async rejects() {
      const entry = await newest('doubtful', 'sure')
      return entry && decideEntry(store(), entry.id, { decision: 'none' }, ACTOR)
    },
    async undoes() {
      const entry = await newest('confirmed')
      return entry && decideEntry(store(), entry.id, { decision: 'undo' }, ACTOR)
    },
    async settles() {
      const entry = await newest('unmatched')
      if (!entry) return
      await decideEntry(store(), entry.id, { decision: 'settle', note: 'Zurück' }, ACTOR)
      gone += entry.amount
    },
    async confirms() {
      const entry = await newest('sure')
      if (entry?.orderId === undefined) return
      await confirmEntries(store(), [entry.id], ACTOR)
    },
    async returns({ order }) {
      const surplus = surplusOf(await orderOf(order))
      if (!surplus) return
      await returnSurplus(store(), ids[order] ?? '', { entryId: surplus.entryId, iban: PAYER }, ACTOR)
      await send(order)
    },
    async refunds({ order }) {
      const wish = { amount: 100, iban: PAYER }
      await requestRefund(store(), ids[order] ?? '', wish, { key: `refund-${(count += 1)}`, actor: ACTOR })
      await send(order)
    },
    async fails({ order }) {
      const { id, refunds = {} } = await orderOf(order)
      const [done] = Object.entries(refunds).filter(([, { status }]) => status === 'done')
      if (!done) return
      await settleRefund(store(), id, done[0], { status: 'failed', actor: ACTOR })
      gone -= done[1].amount
    },
  }

  const bookedInCsv = async () => {
    let sum = 0
    for await (const line of exportBookings(store(), PERIOD)) {
      const cells = line.split(';')
      if (cells[7] === 'Überweisung') sum += cents(cells[6])
    }
    return sum
  }
  const bookedInDatev = async () => {
    const decoder = new TextDecoder('windows-1252')
    let text = ''
    for await (const piece of (await exportDatev(store(), PERIOD, datev)).content)
      text += decoder.decode(piece)
    const lines = text
      .split('\r\n')
      .slice(2)
      .filter(Boolean)
      .map((line) => line.split(';'))
    return lines
      .filter((line) => line[6] === BANK)
      .reduce((sum, [amount, side]) => sum + (side === '"S"' ? 1 : -1) * cents(amount), 0)
  }

  it('agrees with what the bank has booked, after any sequence of movements and decisions', async () => {
    let day = Date.parse('2026-11-20T10:00:00Z')
    setClock(() => (day += 1000))
    let came = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        ids.splice(0, 2, (await addOrder(store())).id, (await addOrder(store())).id)
        for (const each of steps) {
          try {
            await acts[each.act](each)
          } catch (error) {
            // The desk refuses what does not fit.
            if (!(error instanceof ShopError)) throw error
          }
        }
        came = 0
        for (const value of Object.values(Object((await store().get('bankEntries')) ?? {})))
          came += Number(Reflect.get(Object(value), 'amount'))
        expect([await bookedInCsv(), await bookedInDatev()]).toEqual([came - gone, came - gone])
        const findings = await findingsOf(store())
        expect(findings.filter(({ code }) => !code.startsWith('missing_'))).toEqual([])
      }),
      { numRuns: 12 },
    )
    expect(came).toBeGreaterThan(0)
    setClock()
  }, 180_000)

  it('has money confirmed by hand once, also when its statement follows', async () => {
    const { id, reference, total } = await addOrder(store())
    await confirmPayment(store(), id, ACTOR)
    const before = await bookedInCsv()
    expect(before).toBeGreaterThan(0)
    await takeStatement(
      store(),
      { bytes: camtFile([{ amount: total, purpose: reference }]), name: 'a.xml' },
      ACTOR,
    )
    const entry = await newest('confirmed', 'doubtful', 'sure', 'unmatched')
    expect(entry?.state).toBeDefined()
    if (entry?.state === 'doubtful')
      await decideEntry(store(), entry.id, { decision: 'order', orderId: id }, ACTOR)
    expect(await bookedInCsv()).toBe(total)
  })
})
