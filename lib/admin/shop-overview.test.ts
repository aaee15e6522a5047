import { setClock } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { shopOverview } from './shop-overview'

describe('shopOverview', () => {
  const store = temporaryStore()
  const day = (date: string, figures: object) => store().update({ [`figures/${date}`]: { ...figures } })
  const visits = (date: string, count: number) => store().update({ [`visits/${date}/visits`]: count })
  const figure = async (name: string) =>
    (await shopOverview(store())).figures.find((figure) => figure.name === name)

  // The day after a clock change, just after midnight in Berlin.
  beforeEach(() => setClock(() => Date.parse('2026-03-29T22:00:01Z')))
  afterEach(() => setClock())

  it('compares the seven days up to yesterday with the seven before, in Berlin time', async () => {
    for (const [date, paid] of [
      ['2026-03-30', 100],
      ['2026-03-29', 7],
      ['2026-03-23', 1],
      ['2026-03-22', 6],
      ['2026-03-16', 2],
      ['2026-03-15', 200],
    ] as const) {
      await day(date, { paid, turnover: 10 * paid })
    }
    const { today, week } = await shopOverview(store())
    expect([today, week]).toEqual([
      { paid: 100, turnover: 1_000 },
      { from: '2026-03-23', to: '2026-03-29' },
    ])
    expect(await figure('paid')).toEqual({
      name: 'paid',
      week: [1, 0, 0, 0, 0, 0, 7],
      before: [2, 0, 0, 0, 0, 0, 6],
    })
    expect((await figure('turnover'))?.week).toEqual([10, 0, 0, 0, 0, 0, 70])
  })

  it('compares nothing until there are figures for two weeks', async () => {
    await day('2026-03-17', { paid: 1 })
    await day('2026-03-24', { paid: 2 })
    await visits('2026-03-16', 3)
    await visits('2026-03-29', 5)
    expect(await figure('paid')).toEqual({ name: 'paid', week: [0, 2, 0, 0, 0, 0, 0], before: null })
    expect((await figure('visits'))?.before).toEqual([3, 0, 0, 0, 0, 0, 0])
  })

  it('leaves out figures that are zero in both weeks', async () => {
    expect((await shopOverview(store())).figures).toEqual([])
    await day('2026-03-16', { paid: 1, turnover: 590 })
    await day('2026-03-30', { refunded: 590 })
    const { figures } = await shopOverview(store())
    expect(figures.map(({ name, week }) => [name, week])).toEqual([
      ['paid', [0, 0, 0, 0, 0, 0, 0]],
      ['turnover', [0, 0, 0, 0, 0, 0, 0]],
    ])
  })

  it('reports an unreadable day and still counts the others', async () => {
    await day('2026-03-28', { paid: 1 })
    await day('2026-03-29', { paid: 'viele' })
    const { broken } = await shopOverview(store())
    expect(broken).toEqual(['2026-03-29'])
    expect((await figure('paid'))?.week).toEqual([0, 0, 0, 0, 0, 1, 0])
  })

  it('counts the awaited transfers of all days', async () => {
    await day('2026-03-01', { awaiting: 2 })
    await day('2026-03-30', { awaiting: 1 })
    expect((await shopOverview(store())).awaiting).toBe(3)
  })
})
