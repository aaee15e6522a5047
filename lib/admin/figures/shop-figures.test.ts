import type { Changes, Store } from '@/lib/store/store'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { shopFigures } from './shop-figures'

const june = { from: '2026-06-01', to: '2026-06-10' }

/** A day with this many orders and visits. */
function dayWith(day: string, count: number): Changes {
  return {
    [`figures/${day}`]: {
      orders: count,
      paid: count,
      turnover: 790 * count,
      presets: { a: { sold: count, turnover: 790 * count } },
    },
    [`visits/${day}`]: {
      visits: 10 * count,
      views: 20 * count,
      carts: 3 * count,
      pages: { start: { views: 18 * count, visits: 10 * count }, checkout: { views: 2 * count } },
      sources: { direkt: { visits: 6 * count }, 'youtube~2Ecom': { visits: 4 * count } },
      presets: { a: { views: 5 * count, carts: 3 * count }, b: { views: count } },
    },
  }
}

/** Counts requests to the store and the data they returned. */
function readsOf(store: Store) {
  const lists = jest.spyOn(store, 'list')
  const others = [jest.spyOn(store, 'get'), jest.spyOn(store, 'find'), jest.spyOn(store, 'snapshot')]
  return async () => {
    const entries = await Promise.all(lists.mock.results.map(({ value }) => value))
    return {
      lists: lists.mock.calls.length,
      others: others.reduce((sum, spy) => sum + spy.mock.calls.length, 0),
      characters: JSON.stringify(entries).replaceAll(/\d+/g, '0').length,
    }
  }
}

describe('shopFigures', () => {
  const store = temporaryStore()

  it('adds up a span of days and the one before, from the visit to the paid order', async () => {
    await store().update({
      ...dayWith('2026-05-21', 100),
      ...dayWith('2026-05-22', 1),
      ...dayWith('2026-05-31', 1),
      ...dayWith('2026-06-01', 2),
      ...dayWith('2026-06-10', 3),
      ...dayWith('2026-06-11', 100),
    })
    const { totals, totalsBefore, steps, presets, sources, pages } = await shopFigures(store(), june)
    expect(totals).toMatchObject({ visits: 50, views: 100, carts: 15, checkouts: 10, orders: 5, paid: 5 })
    expect(totals.turnover).toBe(5 * 790)
    expect(totalsBefore).toMatchObject({ visits: 20, carts: 6, checkouts: 4, orders: 2, turnover: 2 * 790 })
    expect(steps.map(({ visits }) => visits)).toEqual([20, 0, 0, 0, 0, 0, 0, 0, 0, 30])
    expect(presets).toMatchObject([
      { key: 'a', views: 25, carts: 15, sold: 5, turnover: 5 * 790, before: { views: 10, sold: 2 } },
      { key: 'b', views: 5, before: { views: 2 } },
    ])
    expect(sources).toMatchObject([
      { key: 'direkt', visits: 30, before: { visits: 12 } },
      { key: 'youtube~2Ecom', visits: 20, before: { visits: 8 } },
    ])
    expect(pages.map(({ key }) => key)).toEqual(['start', 'checkout'])
  })

  it('lists keys that only occurred in the span before', async () => {
    await store().update(dayWith('2026-05-31', 1))
    const { sources, totals } = await shopFigures(store(), june)
    expect(totals.visits).toBe(0)
    expect(sources).toMatchObject([
      { key: 'direkt', visits: 0, before: { visits: 6 } },
      { key: 'youtube~2Ecom', visits: 0, before: { visits: 4 } },
    ])
  })

  it('names unreadable days, and shows the others', async () => {
    await store().update({ ...dayWith('2026-06-02', 1), 'visits/2026-06-01/views': 'many' })
    const { broken, totals } = await shopFigures(store(), june)
    expect(broken).toEqual(['2026-06-01'])
    expect(totals.visits).toBe(10)
  })

  it('reads the same after 1,000,000 events as after 1,000', async () => {
    const readAfter = async (events: number) => {
      const days = Array.from({ length: 20 }, (_, index) => `2026-06-${String(index + 1).padStart(2, '0')}`)
      await store().update(Object.assign({}, ...days.map((day) => dayWith(day, events / days.length))))
      const reads = readsOf(store())
      await shopFigures(store(), { from: '2026-06-11', to: '2026-06-20' })
      const read = await reads()
      jest.restoreAllMocks()
      return read
    }
    const few = await readAfter(1_000)
    expect(few).toMatchObject({ lists: 2, others: 0 })
    expect(await readAfter(1_000_000)).toEqual(few)
  })
})
