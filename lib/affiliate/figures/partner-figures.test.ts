import { setClock } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { daysOf, periodOf, spanUpTo, stepsOf } from './figure-periods'
import { conversionOf, creditRows, earningsPerClick, partnerFigures } from './partner-figures'
import { partnerSources } from './partner-sources'

/** Shortly after midnight in Berlin, still the previous day in UTC. */
const MIDNIGHT = Date.UTC(2026, 10, 21, 23, 5)

describe('partnerFigures', () => {
  const store = temporaryStore()
  beforeEach(() => setClock(() => MIDNIGHT))
  afterEach(() => setClock())

  it('sums up the last days, including today in Berlin, and as many before', async () => {
    await store().update({
      'affiliateDaily/uid-nova/2026-11-22': { clicks: 1, visitors: 1 },
      'affiliateDaily/uid-nova/2026-11-16': { clicks: 10, visitors: 8, sales: 2, earnings: 150 },
      'affiliateDaily/uid-nova/2026-11-15': { clicks: 100, sales: 3, earnings: -20 },
      'affiliateDaily/uid-nova/2026-11-09': { clicks: 1000 },
      'affiliateDaily/uid-nova/2026-11-08': { clicks: 9999 },
    })
    const { span, totals, before, steps } = await partnerFigures(store(), 'uid-nova', 7)
    expect(span).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    expect(totals).toMatchObject({ clicks: 11, visitors: 9, sales: 2, earnings: 150 })
    expect(before).toMatchObject({ clicks: 1100, visitors: 0, sales: 3, earnings: -20 })
    expect(steps).toHaveLength(7)
    expect(steps[0]).toMatchObject({ from: '2026-11-16', clicks: 10 })
    expect(conversionOf(totals)).toBeCloseTo(2 / 11)
    expect(earningsPerClick(totals)).toBeCloseTo(150 / 11)
  })

  it('are zero without visits, and ratios are missing', async () => {
    const { totals, before } = await partnerFigures(store(), 'uid-nova', 365)
    expect([...Object.values(totals), ...Object.values(before)].filter((total) => total !== 0)).toEqual([])
    expect([conversionOf(totals), earningsPerClick(totals)]).toEqual([null, null])
  })

  it('tell apart sales by code, by link, and of unknown origin', async () => {
    await store().update({
      'affiliateDaily/uid-nova/2026-11-22': { sales: 4, earnings: 90, codeSales: 2, codeEarnings: 50 },
      'affiliateDaily/uid-nova/2026-11-21': { sales: 1, earnings: 20, linkSales: 1, linkEarnings: 20 },
    })
    const { totals } = await partnerFigures(store(), 'uid-nova', 7)
    expect(creditRows(totals)).toEqual([
      { by: 'code', sales: 2, earnings: 50 },
      { by: 'link', sales: 1, earnings: 20 },
      { by: 'unknown', sales: 2, earnings: 40 },
    ])
    expect(creditRows({ ...totals, sales: 3, earnings: 70 }).map(({ by }) => by)).toEqual(['code', 'link'])
  })
})

describe('the days of a period', () => {
  it.each([
    ['when summer time begins', '2026-03-31', ['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31']],
    ['when it ends', '2026-10-26', ['2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26']],
    ['over a leap day', '2028-03-01', ['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01']],
  ])('each appear once %s', (_, to, days) => {
    expect(daysOf(spanUpTo(to, 4))).toEqual(days)
  })

  it('are drawn one by one, or by month if there are many', () => {
    expect(stepsOf(spanUpTo('2026-11-22', 90))).toHaveLength(90)
    const year = stepsOf(spanUpTo('2026-11-22', 365))
    expect(year).toHaveLength(13)
    expect([year[0], year.at(-1)]).toEqual([
      { from: '2025-11-23', to: '2025-11-30' },
      { from: '2026-11-01', to: '2026-11-22' },
    ])
  })

  it.each([
    ['7', 7],
    ['365', 365],
    ['8', 30],
    ['', 30],
    [undefined, 30],
    [['7', '90'], 30],
  ])('are, if %j is requested, those of %i days', (given, period) => expect(periodOf(given)).toBe(period))
})

describe('partnerSources', () => {
  const store = temporaryStore()
  beforeEach(() => setClock(() => MIDNIGHT))
  afterEach(() => setClock())
  const counts = (clicks: number) => ({ clicks, sales: 0, earnings: 0 })

  it('adds up to the same days’ figures, including the rest and events without a source', async () => {
    await store().update({
      'affiliateDaily/uid-nova/2026-11-22': { clicks: 10, sales: 2, earnings: 90 },
      'affiliateDaily/uid-nova/2026-11-21': { clicks: 5 },
      'affiliateSources/uid-nova/2026-11-22/sub/a': { clicks: 3, sales: 1, earnings: 40 },
      'affiliateSources/uid-nova/2026-11-22/sub/sonstige': { clicks: 1 },
      'affiliateSources/uid-nova/2026-11-21/sub/b': { clicks: 4 },
      'affiliateSources/uid-nova/2026-11/sub/a': { clicks: 99 },
      'affiliateSources/uid-nova/2026-11-01/sub/a': { clicks: 99 },
    })
    const { rows, isByMonth } = await partnerSources(store(), 'uid-nova', 7)
    expect(isByMonth).toBe(false)
    expect(rows.sub).toEqual([
      { key: 'b', ...counts(4) },
      { key: 'a', clicks: 3, sales: 1, earnings: 40 },
      { key: 'sonstige', ...counts(1) },
      { key: null, clicks: 7, sales: 1, earnings: 50 },
    ])
  })

  it('counts whole months for longer periods, and shows the top ten', async () => {
    const keys = Array.from({ length: 12 }, (_, n) => [
      `affiliateSources/uid-nova/2026-08/source/s${n}/clicks`,
      n + 1,
    ])
    await store().update({
      ...Object.fromEntries(keys),
      'affiliateDaily/uid-nova/2026-08-01': { clicks: 78 },
      'affiliateSources/uid-nova/2026-07/source/s0/clicks': 99,
    })
    const { rows, span } = await partnerSources(store(), 'uid-nova', 90)
    expect(span).toEqual({ from: '2026-08-01', to: '2026-11-22' })
    expect(rows.source).toHaveLength(11)
    expect(rows.source.at(-1)).toEqual({ key: 'sonstige', ...counts(3) })
  })
})
