import type { DayFigures } from '@/lib/figures/schema'
import type { DayVisits } from '@/lib/figures/visits/schema'

export interface Day {
  figures: DayFigures
  visits: DayVisits
}

/** Turnover in cents. */
export interface Sums {
  visits: number
  views: number
  carts: number
  orders: number
  paid: number
  sold: number
  turnover: number
}

export interface FigureRow extends Sums {
  key: string
  before: Sums
}

const nothing: Sums = { visits: 0, views: 0, carts: 0, orders: 0, paid: 0, sold: 0, turnover: 0 }

type Counted = (day: Day) => Record<string, Partial<Sums>>[]

/** Counted in either span; the largest first, see `weightOf`. */
export function rowsOf(now: readonly Day[], then: readonly Day[], countedOn: Counted): FigureRow[] {
  const sums = sumsByKey(now, countedOn)
  const before = sumsByKey(then, countedOn)
  return [...new Set([...sums.keys(), ...before.keys()])]
    .map((key) => ({ key, ...(sums.get(key) ?? nothing), before: before.get(key) ?? nothing }))
    .filter((row) => isSomething(row) || isSomething(row.before))
    .sort((one, other) => weightOf(other) - weightOf(one) || (one.key < other.key ? -1 : 1))
}

export function rowTogether(key: string, rows: readonly FigureRow[]): FigureRow {
  const before = rows.reduce((sum, row) => sumOf(sum, row.before), nothing)
  return { key, ...rows.reduce<Sums>((sum, row) => sumOf(sum, row), nothing), before }
}

function sumsByKey(days: readonly Day[], countedOn: Counted): Map<string, Sums> {
  const sums = new Map<string, Sums>()
  for (const [key, counts] of days.flatMap(countedOn).flatMap((counted) => Object.entries(counted))) {
    sums.set(key, sumOf(sums.get(key) ?? nothing, counts))
  }
  return sums
}

function sumOf(one: Sums, other: Partial<Sums>): Sums {
  return {
    visits: one.visits + (other.visits ?? 0),
    views: one.views + (other.views ?? 0),
    carts: one.carts + (other.carts ?? 0),
    orders: one.orders + (other.orders ?? 0),
    paid: one.paid + (other.paid ?? 0),
    sold: one.sold + (other.sold ?? 0),
    turnover: one.turnover + (other.turnover ?? 0),
  }
}

const isSomething = ({ visits, views, carts, orders, paid, sold, turnover }: Sums) =>
  [visits, views, carts, orders, paid, sold, turnover].some((count) => count !== 0)

/** Money outweighs everything else. */
const weightOf = ({ turnover, views, visits, orders }: Sums) => turnover * 1e6 + views + visits + orders
