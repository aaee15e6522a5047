import fc from 'fast-check'
import { setClock } from '@/lib/core/clock'
import { percentOf } from '@/lib/core/money'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { cancelOrder } from './paying/cancel-order'
import { changeOrder } from './state/change-order'
import { confirmPayment } from './paying/confirm-payment'
import { saveOrder, sessionSet } from './data'
import { figuresOf } from './order-figures'
import { requestRefund } from './refunds/request-refund'
import type { Order } from './schema'
import { settleRefund } from './refunds/settle-refund'
import { findingsOf } from './testing/outcome'
import { orderedPreset, sampleOrder } from './testing/sample-order'

const IBAN = 'DE02120300000000202051'
const { id, total } = sampleOrder

describe('the figures of a day', () => {
  const store = temporaryStore()
  const at = (time: string) => setClock(() => Date.parse(time))
  const day = (date: string) => store().get(`figures/${date}`)
  const place = (time: string, order: Partial<Order> = {}) => {
    at(time)
    return saveOrder(store(), { ...sampleOrder, createdAt: Date.parse(time), ...order })
  }

  /** Ignores invoices that have been missing for days: no process issues them in this test. */
  const wrongFigures = async () =>
    (await findingsOf(store())).filter(({ path }) => path.startsWith('figures/'))

  beforeEach(() =>
    store().update({
      'affiliateUsers/uid-nova': { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10 },
    }),
  )
  afterEach(async () => {
    expect(await wrongFigures()).toEqual([])
    setClock()
  })

  it('count an order for its partner, from the day it is placed to the day it is paid', async () => {
    await place('2026-06-01T12:00:00Z', {
      attribution: { affiliateUid: 'uid-nova', trackingCode: 'code_NOVA10' },
      countedFor: 'uid-nova',
    })
    at('2026-06-02T12:00:00Z')
    await confirmPayment(store(), id, 'admin')
    expect(await day('2026-06-01')).toMatchObject({ partners: { 'uid-nova': { orders: 1 } } })
    expect(await day('2026-06-02')).toMatchObject({ partners: { 'uid-nova': { paid: 1, turnover: total } } })
  })

  it('count an order on the day it is placed, and its payment on the day it is paid, by midnight in Berlin', async () => {
    await place('2026-06-01T21:59:59.999Z')
    expect(await day('2026-06-01')).toEqual({ orders: 1, awaiting: 1 })
    at('2026-06-01T22:00:00Z')
    await confirmPayment(store(), id, 'admin')
    expect(await day('2026-06-01')).toEqual({ orders: 1, awaiting: 0 })
    expect(await day('2026-06-02')).toEqual({
      paid: 1,
      turnover: total,
      viaPartners: total,
      presets: { [orderedPreset.id]: { sold: 1, turnover: total } },
    })
  })

  it.each([
    ['of 23 hours', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z', '2026-03-29'],
    ['of 25 hours', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z', '2026-10-25'],
  ])('end with a day %s where it ends in Berlin', async (_, first, last, next, date) => {
    for (const [index, time] of [first, last, next].entries()) {
      await place(time, { id: `order_1780308000000_${index}aaaaaaaaaaaaaaa`, idempotencyKey: `key-${index}` })
    }
    expect(await day(date)).toMatchObject({ orders: 2 })
  })

  it('count concurrent and repeated requests once', async () => {
    await Promise.all([place('2026-06-01T10:00:00Z'), place('2026-06-01T10:00:00Z')])
    await Promise.all([1, 2, 3, 4].map(() => confirmPayment(store(), id, 'admin')))
    await confirmPayment(store(), id, 'admin')
    expect(await day('2026-06-01')).toMatchObject({ orders: 1, awaiting: 0, paid: 1, turnover: total })
  })

  it('count an order as awaiting a transfer while that is its payment method', async () => {
    await place('2026-06-01T10:00:00Z')
    const payBy = (method: 'vorkasse' | 'stripe') =>
      changeOrder(store(), id, (order) => sessionSet(order, method, null))
    await payBy('stripe')
    expect(await day('2026-06-01')).toEqual({ orders: 1, awaiting: 0 })
    await payBy('vorkasse')
    expect(await day('2026-06-01')).toEqual({ orders: 1, awaiting: 1 })
    await cancelOrder(store(), id, 'admin')
    expect(await day('2026-06-01')).toEqual({ orders: 1, awaiting: 0 })
  })

  it('count refunds on the day they are made, in parts, but not those that fail', async () => {
    await place('2026-06-01T10:00:00Z')
    await confirmPayment(store(), id, 'admin')
    const asked = await requestRefund(store(), id, { amount: 100, iban: IBAN }, { key: 'a', actor: 'admin' })
    expect(await day('2026-06-01')).not.toHaveProperty('refunded')
    at('2026-06-03T10:00:00Z')
    const settle = (refundId: string, status: 'done' | 'failed') =>
      settleRefund(store(), id, refundId, { status, actor: 'admin' })
    await Promise.all([settle(asked.refundId, 'done'), settle(asked.refundId, 'done')])
    expect(await day('2026-06-03')).toEqual({ refunded: 100 })
    const rest = await requestRefund(store(), id, { iban: IBAN }, { key: 'b', actor: 'admin' })
    await settle(rest.refundId, 'done')
    expect(await day('2026-06-03')).toEqual({ refunded: total })
    at('2026-06-05T10:00:00Z')
    await settle(rest.refundId, 'failed')
    expect(await day('2026-06-03')).toEqual({ refunded: 100 })
    expect(await day('2026-06-05')).toBeNull()
    expect(await day('2026-06-01')).toMatchObject({ paid: 1, turnover: total })
  })

  it('are reported by the audit if they do not follow from the orders', async () => {
    await place('2026-06-01T10:00:00Z')
    await store().update({ 'figures/2026-06-01/orders': 2, 'figures/2026-05-01/turnover': 790 })
    expect(await wrongFigures()).toEqual([
      { code: 'figure', path: 'figures/2026-05-01/turnover', stored: 790, expected: 0 },
      { code: 'figure', path: 'figures/2026-06-01/orders', stored: 2, expected: 1 },
    ])
    await store().update({ 'figures/2026-05-01': { orders: 'viele' }, 'figures/2026-06-01/orders': 1 })
    expect(await wrongFigures()).toEqual([{ code: 'broken', path: 'figures/2026-05-01' }])
    await store().update({ 'figures/2026-05-01': null })
  })

  it('outlast orders deleted after their retention period', async () => {
    await place('2026-06-01T10:00:00Z')
    await store().update({ [`orders/${id}`]: null })
    expect(await wrongFigures()).toHaveLength(2)
    at('2035-01-01T10:00:00Z')
  })
})

describe('figuresOf', () => {
  it('splits any discount among the presets, adding up to the turnover to the cent', () => {
    const price = fc.integer({ min: 1, max: 2_000 })
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 8 }),
        fc.integer({ max: 90, min: 0 }),
        (prices, percent) => {
          const whole = prices.reduce((sum, each) => sum + each, 0)
          const amount = percentOf(whole, percent)
          const order: Order = {
            ...sampleOrder,
            items: Object.fromEntries(
              prices.map((price, position) => [
                `preset-${position}`,
                { name: 'x', price, position, version: 1 },
              ]),
            ),
            discount: { code: 'NOVA10', percent, amount },
            total: whole - amount,
            history: { paid: { at: sampleOrder.createdAt, actor: 'admin' } },
          }
          const figures = Object.entries(figuresOf(order))
          const sum = (end: RegExp) =>
            figures.reduce((sum, [path, by]) => (end.test(path) ? sum + by : sum), 0)
          expect(sum(/\/presets\/.*\/turnover$/)).toBe(whole - amount)
          expect(sum(/^figures\/[\d-]+\/turnover$/)).toBe(whole - amount)
          expect(sum(/\/sold$/)).toBe(prices.length)
        },
      ),
    )
  })
})
