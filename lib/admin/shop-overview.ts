import { daysOf, spanUpTo, type Span } from '@/lib/affiliate/figures/figure-periods'
import { dayOf, now, shiftDay } from '@/lib/core/clock'
import { listLastDays, listVisitDays } from '@/lib/figures/data'
import type { DayFigures } from '@/lib/figures/schema'
import { figuresVersion } from '@/lib/figures/watch-figures'
import type { Store } from '@/lib/store/store'

const WEEK = 7
/** The last days on which anything was ordered; transfers are awaited for less long. */
const LOOKED_THROUGH = 60

const WEEK_FIGURES = ['paid', 'turnover', 'visits', 'refunded'] as const

/** One figure on each of seven whole days, oldest first; amounts in cents. */
export interface WeekFigure {
  name: (typeof WEEK_FIGURES)[number]
  week: number[]
  /** On the seven days before; null if counting had not begun by then, so that nothing is known to compare with. */
  before: number[] | null
}

export interface ShopOverview {
  version: string
  /** So far. */
  today: Pick<DayFigures, 'paid' | 'turnover'>
  /** The seven days up to yesterday. */
  week: Span
  /** Figures with data in at least one of the two weeks; others are omitted. */
  figures: WeekFigure[]
  /** Recent orders still waiting for a bank transfer. */
  awaiting: number
  /** Days whose figures cannot be read. */
  broken: string[]
}

/**
 * Recent business at a glance. Days begin at midnight in Berlin. Reads only counters of at most 75 days, no matter how many
 * orders there are.
 */
export async function shopOverview(store: Store): Promise<ShopOverview> {
  const today = dayOf(now())
  const week = spanUpTo(shiftDay(today, -1), WEEK)
  const before = spanUpTo(shiftDay(week.from, -1), WEEK)
  const [sold, visited] = await Promise.all([
    listLastDays(store, LOOKED_THROUGH),
    listVisitDays(store, 2 * WEEK + 1, today),
  ])
  const figures = WEEK_FIGURES.map((name): WeekFigure => {
    const counted =
      name === 'visits'
        ? visited.entries.map(({ day, visits }) => [day, visits] as const)
        : sold.entries.map((entry) => [entry.day, entry[name]] as const)
    const values = new Map(counted)
    const on = (span: Span) => daysOf(span).map((day) => values.get(day) ?? 0)
    const hasBegun = counted.some(([day]) => day <= before.from)
    return { name, week: on(week), before: hasBegun ? on(before) : null }
  })
  const soldToday = sold.entries.find(({ day }) => day === today)
  const { paid = 0, turnover = 0 } = soldToday ?? {}
  return {
    version: figuresVersion(today, soldToday),
    today: { paid, turnover },
    week,
    figures: figures.filter(({ week, before }) => [...week, ...(before ?? [])].some((value) => value !== 0)),
    awaiting: sold.entries.reduce((sum, { awaiting }) => sum + awaiting, 0),
    broken: [...new Set([...sold.broken, ...visited.broken])],
  }
}
