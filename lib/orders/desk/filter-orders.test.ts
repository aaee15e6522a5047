import { dayStart } from '@/lib/core/clock'
import type { Page } from '@/lib/store/store'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { saveOrder } from '../data'
import { sampleOrder } from '../testing/sample-order'
import type { Order } from '../schema'
import { filterOrders, type OrderFilter } from './filter-orders'

const DAY = '2026-03-29'
/** Daylight saving time begins on this day: it has 23 hours. */
const [START, END] = [dayStart(DAY), dayStart('2026-03-30')]
const HOUR = 3_600_000
const idAt = (time: number) => `order_${time}_aaaaaaaaaaaaaaaa`

describe('filterOrders', () => {
  const store = temporaryStore()
  const place = (time: number, more: Partial<Order> = {}) =>
    saveOrder(store(), { ...sampleOrder, id: idAt(time), idempotencyKey: `key-${time}`, ...more })
  const read = (filter: OrderFilter, page: Page = { limit: 20 }) => filterOrders(store(), null, filter, page)
  const timesOf = async (filter: OrderFilter, page?: Page) =>
    (await read(filter, page)).entries.map(({ orderId }) => Number(orderId.slice(6, 19)))

  it('returns the orders of a day in Berlin from its first to its last moment, in both directions', async () => {
    expect(END - START).toBe(23 * HOUR)
    for (const time of [START - 1, START, START + HOUR, END - 1, END]) await place(time)
    expect(await timesOf({ day: DAY })).toEqual([END - 1, START + HOUR, START])
    expect(await timesOf({ day: DAY }, { limit: 20, after: '' })).toEqual([START, START + HOUR, END - 1])
    expect((await read({ day: DAY })).next).toBeNull()
    expect(await timesOf({ day: '2026-03-31' })).toEqual([])
  })

  it('goes through a day page by page, and stops at its end', async () => {
    for (const time of [START - 1, START, START + 1, START + 2, END]) await place(time)
    const first = await read({ day: DAY }, { limit: 2 })
    expect(first.next).toBe(idAt(START + 1))
    const rest = await read({ day: DAY }, { limit: 2, before: first.next ?? '' })
    expect([rest.entries.map(({ orderId }) => orderId), rest.next]).toEqual([[idAt(START)], null])
  })

  it('finds by preset, partner and payment together with the state', async () => {
    const items = { other: { name: 'Leiser Wald', price: 500, position: 0, version: 1 } }
    await place(START, { items })
    await place(START + 1, { paymentMethod: 'stripe' })
    await place(START + 2, { attribution: { affiliateUid: 'uid-b', trackingCode: 'BETA' } })
    expect(await timesOf({ preset: 'wald' })).toEqual([START])
    expect(await timesOf({ method: 'stripe' })).toEqual([START + 1])
    expect(await timesOf({ partner: 'beta' })).toEqual([START + 2])
    expect(await timesOf({ partner: 'formerly-beta', partnerUid: 'uid-b' })).toEqual([START + 2])
    expect(await timesOf({ partner: 'nova10', method: 'vorkasse' })).toEqual([START])
    expect((await filterOrders(store(), 'paid', { method: 'stripe' }, { limit: 20 })).entries).toEqual([])
  })

  it('names a broken order once, on its page', async () => {
    for (const time of [START, START + 1, START + 2]) await place(time)
    await store().update({ [`orders/${idAt(START)}/total`]: 5.9 })
    const first = await read({ day: DAY }, { limit: 1 })
    expect(first.broken).toEqual([])
    const rest = await read({ day: DAY }, { limit: 1, before: first.next ?? '' })
    expect([rest.entries.length, rest.broken]).toEqual([1, [idAt(START)]])
  })

  it('reads a limited number of orders per request, and continues from there', async () => {
    for (let number = 0; number < 310; number += 1)
      await place(START + number, number === 0 ? { paymentMethod: 'stripe' } : {})
    const first = await read({ method: 'stripe' })
    expect([first.entries, first.next]).toEqual([[], idAt(START + 10)])
    expect(await timesOf({ method: 'stripe' }, { limit: 20, before: first.next ?? '' })).toEqual([START])
  })
})
