import { daysOf, spanUpTo, type Span } from '@/lib/affiliate/figures/figure-periods'
import { dayOf, now, shiftDay } from '@/lib/core/clock'
import { listLastDays, listVisitDays } from '@/lib/figures/data'
import type { DayFigures } from '@/lib/figures/schema'
import { figuresVersion } from '@/lib/figures/watch-figures'
import type { Store } from '@/lib/store/store'

const WEEK = 7
/** Days with orders; transfers are awaited for less long. */
const LOOKED_THROUGH = 60

const WEEK_FIGURES = ['paid', 'turnover', 'visits', 'refunded'] as const

/** Seven whole days, oldest first; amounts in cents. */
export interface WeekFigure {
  name: (typeof WEEK_FIGURES)[number]
  week: number[]
  /** The seven days before; null if counting had not begun by then. */
  before: number[] | null
}

export interface ShopOverview {
  version: string
  today: Pick<DayFigures, 'paid' | 'turnover'>
  /** Up to yesterday. */
  week: Span
  figures: WeekFigure[]
  awaiting: number
  broken: string[]
}

/** Days begin at midnight in Berlin. Reads counters of at most 75 days, however many orders there are. */
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
