import { daysOf, stepsOf, type Span } from '@/lib/affiliate/figures/figure-periods'
import { listLastDays, listVisitDays } from '@/lib/figures/data'
import { HOME } from '@/lib/legal/taxation/home'
import { dayFiguresSchema, type DayFigures } from '@/lib/figures/schema'
import { dayVisitsSchema } from '@/lib/figures/visits/schema'
import type { Store } from '@/lib/store/store'
import { rowsOf, type Day, type FigureRow, type Sums } from './figure-rows'
import { spanBefore } from './figure-span'
import { dayOf, now } from '@/lib/core/clock'
import { recordsBooked } from '@/lib/invoices/booking-days'
import { netAbroad } from '@/lib/orders/order-figures'
import { orderSchema, type Order } from '@/lib/orders/schema'

const MOST = 200

/** Cents. */
export interface Totals {
  visits: number
  views: number
  carts: number
  checkouts: number
  orders: number
  paid: number
  turnover: number
  refunded: number
  viaPartners: number
}

export interface ShopFigures {
  span: Span
  before: Span
  totals: Totals
  totalsBefore: Totals
  steps: (Span & Totals)[]
  pages: FigureRow[]
  sources: FigureRow[]
  presets: FigureRow[]
  partners: FigureRow[]
  countries: FigureRow[]
  broken: string[]
}

type Days = ReadonlyMap<string, Day>

/** One record of figures and one of visits per day, also of the span before. */
export async function shopFigures(store: Store, span: Span): Promise<ShopFigures> {
  const before = spanBefore(span)
  const { days, broken } = await readDays(store, { from: before.from, to: span.to })
  const now = daysIn(days, span)
  const then = daysIn(days, before)
  return {
    span,
    before,
    broken,
    totals: totalsOf(now),
    totalsBefore: totalsOf(then),
    steps: stepsOf(span).map((step) => ({ ...step, ...totalsOf(daysIn(days, step)) })),
    pages: rowsOf(now, then, ({ visits }) => [visits.pages]),
    sources: rowsOf(now, then, ({ visits }) => [visits.sources]),
    presets: rowsOf(now, then, ({ figures, visits }) => [figures.presets, visits.presets]),
    partners: rowsOf(now, then, ({ figures }) => [figures.partners]),
    countries: rowsOf(now, then, ({ figures }) => [byCountry(figures)]),
  }
}

export async function dailyFigures(store: Store, span: Span): Promise<({ day: string } & Totals)[]> {
  const { days } = await readDays(store, span)
  return daysOf(span).map((day) => ({ day, ...totalsOf(daysIn(days, { from: day, to: day })) }))
}

async function readDays(store: Store, span: Span): Promise<{ days: Days; broken: string[] }> {
  const count = daysOf(span).length
  const [figures, visits] = await Promise.all([
    listLastDays(store, count, span.to),
    listVisitDays(store, count, span.to),
  ])
  const byDay = new Map(figures.entries.map((entry) => [entry.day, entry]))
  const visitsByDay = new Map(visits.entries.map((entry) => [entry.day, entry]))
  const dayAt = (day: string): [string, Day] => [
    day,
    {
      figures: byDay.get(day) ?? dayFiguresSchema.parse({}),
      visits: visitsByDay.get(day) ?? dayVisitsSchema.parse({}),
    },
  ]
  const broken = [...new Set([...figures.broken, ...visits.broken])].filter((day) => day >= span.from)
  return { days: new Map(daysOf(span).map(dayAt)), broken }
}

/** Germany gets what no other country has; orders of earlier versions have no country. */
function byCountry({
  paid,
  turnover,
  countries,
}: DayFigures): Record<string, Pick<Sums, 'paid' | 'turnover'>> {
  const home = { paid, turnover }
  for (const abroad of Object.values(countries)) {
    home.paid -= abroad.paid
    home.turnover -= abroad.turnover
  }
  return { [HOME]: home, ...countries }
}

const daysIn = (days: Days, span: Span): Day[] => daysOf(span).flatMap((day) => days.get(day) ?? [])

function totalsOf(days: readonly Day[]): Totals {
  const sum = (of: (day: Day) => number) => days.reduce((total, day) => total + of(day), 0)
  return {
    visits: sum(({ visits }) => visits.visits),
    views: sum(({ visits }) => visits.views),
    carts: sum(({ visits }) => visits.carts),
    checkouts: sum(({ visits }) => visits.pages.checkout?.views ?? 0),
    orders: sum(({ figures }) => figures.orders),
    paid: sum(({ figures }) => figures.paid),
    turnover: sum(({ figures }) => figures.turnover),
    refunded: sum(({ figures }) => figures.refunded),
    viaPartners: sum(({ figures }) => figures.viaPartners),
  }
}

/** Consumers in other member states, oldest first; at most 200. @param from as `YYYY-MM-DD` */
export async function ordersAbroadSince(store: Store, from: string): Promise<Order[]> {
  const orders = new Map<string, Order>()
  for await (const records of recordsBooked(store, { from, to: dayOf(now()) })) {
    const values = await Promise.all(records.map(({ id }) => store.get(`orders/${id}`)))
    for (const value of values) {
      const { data: order } = orderSchema.safeParse(value)
      const paidAt = order?.history.paid?.at
      if (order && paidAt !== undefined && dayOf(paidAt) >= from && netAbroad(order) > 0)
        orders.set(order.id, order)
    }
    if (orders.size >= MOST) break
  }
  return [...orders.values()].slice(0, MOST)
}
