import 'server-only'
import { daysOf, spanUpTo, type Span } from '@/lib/affiliate/figures/figure-periods'
import { findPreset } from '@/lib/catalog/catalog'
import type { Preset } from '@/lib/catalog/schema'
import { dayOf, now, shiftDay } from '@/lib/core/clock'
import { listLastDays } from '@/lib/figures/data'
import { dayFiguresSchema, type DayFigures } from '@/lib/figures/schema'
import { figuresVersion } from '@/lib/figures/watch-figures'
import type { Store } from '@/lib/store/store'

/** Periods to compare, in days; the chart and the best-selling presets cover the longest. */
const SPANS = [1, 7, 30] as const
const LONGEST = 30
const BEST = 5

/** Totals over a period; amounts in cents. */
type Totals = Pick<DayFigures, 'orders' | 'paid' | 'turnover' | 'refunded' | 'viaPartners'>

export interface SpanTotals {
  days: (typeof SPANS)[number]
  totals: Totals
  /** Totals of the preceding period of the same length. */
  before: Totals
}

export interface BestPreset {
  id: string
  /** The published preset, if there is one. */
  preset: Preset | undefined
  sold: number
  /** In cents. */
  turnover: number
}

export interface ShopOverview {
  /** Changes with today's figures. */
  version: string
  spans: SpanTotals[]
  /** The last 30 days, oldest first. */
  days: ({ day: string } & Totals)[]
  /** Best-selling presets of these days. */
  best: BestPreset[]
  /** Orders of these 60 days still waiting for a bank transfer. */
  awaiting: number
  /** Days whose figures cannot be read. */
  broken: string[]
}

type Days = ReadonlyMap<string, DayFigures>

/**
 * Recent business at a glance. Days begin at midnight in Berlin; today's is incomplete. Reads 60 days of
 * counters and nothing else, however many orders there are.
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

/** Days without any events are missing. */
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
