import { presets } from '@/lib/catalog/catalog'
import { setClock } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { shopOverview } from './shop-overview'

describe('shopOverview', () => {
  const store = temporaryStore()
  const day = (date: string, figures: object) => store().update({ [`figures/${date}`]: { ...figures } })

  // The day after a clock change, just after midnight in Berlin.
  beforeEach(() => setClock(() => Date.parse('2026-03-29T22:00:01Z')))
  afterEach(() => setClock())

  it('holds today, 7 and 30 days against as many days before, by the calendar of Berlin', async () => {
    for (const [date, turnover] of [
      ['2026-03-30', 1],
      ['2026-03-29', 10],
      ['2026-03-24', 100],
      ['2026-03-23', 1_000],
      ['2026-03-01', 10_000],
      ['2026-02-28', 100_000],
      ['2026-01-30', 1_000_000],
      ['2026-01-29', 10_000_000],
    ] as const) {
      await day(date, { turnover, paid: 1, orders: 2, refunded: 3, viaPartners: turnover })
    }
    const { spans } = await shopOverview(store())
    expect(spans.map(({ days, totals, before }) => [days, totals.turnover, before.turnover])).toEqual([
      [1, 1, 10],
      [7, 111, 1_000],
      [30, 11_111, 1_100_000],
    ])
    expect(spans[1]?.totals).toEqual({ orders: 6, paid: 3, turnover: 111, refunded: 9, viaPartners: 111 })
  })

  it('takes days on which nothing happened for zero', async () => {
    const { days, spans, best, awaiting } = await shopOverview(store())
    const none = { orders: 0, paid: 0, turnover: 0, refunded: 0, viaPartners: 0 }
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ day: '2026-03-01', ...none })
    expect(days.at(-1)).toEqual({ day: '2026-03-30', ...none })
    expect(spans.every(({ totals }) => totals.turnover === 0)).toBe(true)
    expect({ best, awaiting }).toEqual({ best: [], awaiting: 0 })
  })

  it('names a day that cannot be read, and goes on with the others', async () => {
    await day('2026-03-30', { turnover: 1 })
    await day('2026-03-29', { turnover: 'viel' })
    const { broken, spans } = await shopOverview(store())
    expect(broken).toEqual(['2026-03-29'])
    expect(spans[1]?.totals.turnover).toBe(1)
  })

  it('names the five presets that were sold most in 30 days, and counts the transfers that are awaited', async () => {
    const [known] = presets()
    const ids = ['a', 'b', 'c', 'd', known?.id ?? '']
    const sold = Object.fromEntries(ids.map((id, index) => [id, { sold: index + 1, turnover: 100 }]))
    await day('2026-03-01', { awaiting: 2, presets: { ...sold, f: { sold: 1, turnover: 200 } } })
    await day('2026-03-30', { awaiting: 1, presets: { b: { sold: 4, turnover: 1 } } })
    await day('2026-02-28', { awaiting: 1, presets: { a: { sold: 99, turnover: 1 } } })
    const { best, awaiting } = await shopOverview(store())
    expect(best.map(({ id, sold, turnover }) => [id, sold, turnover])).toEqual([
      ['b', 6, 101],
      [known?.id, 5, 100],
      ['d', 4, 100],
      ['c', 3, 100],
      ['f', 1, 200],
    ])
    expect(best[1]?.preset?.name).toBe(known?.name)
    expect(awaiting).toBe(4)
  })
})
