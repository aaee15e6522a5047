import 'server-only'
import { daysOf, spanUpTo, type Span } from '@/lib/affiliate/figures/figure-periods'
import { findPreset } from '@/lib/catalog/catalog'
import type { Preset } from '@/lib/catalog/schema'
import { dayOf, now, shiftDay } from '@/lib/core/clock'
import { listLastDays } from '@/lib/figures/data'
import { dayFiguresSchema, type DayFigures } from '@/lib/figures/schema'
import { figuresVersion } from '@/lib/figures/watch-figures'
import type { Store } from '@/lib/store/store'

/** The spans that are compared, in days; the longest is what the chart and the best presets are of. */
const SPANS = [1, 7, 30] as const
const LONGEST = 30
const BEST = 5

/** Sums over the days of a span; amounts in cents. */
type Totals = Pick<DayFigures, 'orders' | 'paid' | 'turnover' | 'refunded' | 'viaPartners'>

export interface SpanTotals {
  days: (typeof SPANS)[number]
  totals: Totals
  /** Of as many days before. */
  before: Totals
}

export interface BestPreset {
  id: string
  /** As it is published now, if it is. */
  preset: Preset | undefined
  sold: number
  /** In cents. */
  turnover: number
}

export interface ShopOverview {
  /** Differs with everything that moves today's figures. */
  version: string
  spans: SpanTotals[]
  /** The last 30 days, the first one first. */
  days: ({ day: string } & Totals)[]
  /** What was sold most in these days. */
  best: BestPreset[]
  /** Orders of these 60 days that wait for a bank transfer. */
  awaiting: number
  /** Days whose figures cannot be read. */
  broken: string[]
}

type Days = ReadonlyMap<string, DayFigures>

/**
 * What has happened in the shop lately. Days begin at midnight in Berlin, and today's is not over yet. It reads the counters of
 * 60 days and nothing else, however many orders there are.
 */
export async function shopOverview(store: Store): Promise<ShopOverview> {
  const { entries, broken } = await listLastDays(store, 2 * LONGEST)
  const figures = new Map(entries.map((entry) => [entry.day, entry]))
  const today = dayOf(now())
  const shown = spanUpTo(today, LONGEST)
  return {
    version: figuresVersion(today, figures.get(today)),
    spans: SPANS.map((days) => {
      const span = spanUpTo(today, days)
      const spanBefore = spanUpTo(shiftDay(span.from, -1), days)
      return { days, totals: totalsOf(figures, span), before: totalsOf(figures, spanBefore) }
    }),
    days: daysOf(shown).map((day) => ({ day, ...totalsOf(figures, { from: day, to: day }) })),
    best: bestOf(figures, shown),
    awaiting: entries.reduce((sum, { awaiting }) => sum + awaiting, 0),
    broken,
  }
}

/** Days on which nothing happened are missing. */
function figuresIn(figures: Days, span: Span): DayFigures[] {
  return daysOf(span).map((day) => figures.get(day) ?? dayFiguresSchema.parse({}))
}

function totalsOf(figures: Days, span: Span): Totals {
  const totals: Totals = { orders: 0, paid: 0, turnover: 0, refunded: 0, viaPartners: 0 }
  for (const { orders, paid, turnover, refunded, viaPartners } of figuresIn(figures, span)) {
    totals.orders += orders
    totals.paid += paid
    totals.turnover += turnover
    totals.refunded += refunded
    totals.viaPartners += viaPartners
  }
  return totals
}

function bestOf(figures: Days, span: Span): BestPreset[] {
  const sums = new Map<string, { sold: number; turnover: number }>()
  for (const { presets } of figuresIn(figures, span)) {
    for (const [id, { sold, turnover }] of Object.entries(presets)) {
      const sum = sums.get(id) ?? { sold: 0, turnover: 0 }
      sums.set(id, { sold: sum.sold + sold, turnover: sum.turnover + turnover })
    }
  }
  return [...sums]
    .map(([id, sum]) => ({ id, preset: findPreset(id), ...sum }))
    .filter(({ sold }) => sold > 0)
    .sort(
      (one, other) => other.sold - one.sold || other.turnover - one.turnover || (one.id < other.id ? -1 : 1),
    )
    .slice(0, BEST)
}
