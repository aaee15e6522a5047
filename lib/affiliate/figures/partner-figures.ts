import 'server-only'
import { dayOf, now, shiftDay } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { getDaily } from '../clicks/data'
import { daysOf, spanUpTo, stepsOf, type Period, type Span } from './figure-periods'
import type { Daily } from '../schema'

/** Sums over some days; earnings in cents. */
export type Totals = Pick<Daily, 'clicks' | 'visitors' | 'sales' | 'earnings'>

export interface PartnerFigures {
  span: Span
  totals: Totals
  /** Of as many days before. */
  before: Totals
  /** The same days in parts, for a chart. */
  steps: (Span & Totals)[]
}

/**
 * A partner's figures of the last days, today included, and of as many days before; days begin at midnight in Berlin. It reads
 * these days' counters and nothing else.
 */
export async function partnerFigures(store: Store, uid: string, period: Period): Promise<PartnerFigures> {
  const span = spanUpTo(dayOf(now()), period)
  const spanBefore = spanUpTo(shiftDay(span.from, -1), period)
  const daily = await getDaily(store, uid, { limit: 2 * period })
  return {
    span,
    totals: totalsOf(daily, span),
    before: totalsOf(daily, spanBefore),
    steps: stepsOf(span).map((step) => ({ ...step, ...totalsOf(daily, step) })),
  }
}

/** The sums of a span's days; days on which nothing happened are missing. */
export function totalsOf(daily: Record<string, Daily>, span: Span): Totals {
  const totals = { clicks: 0, visitors: 0, sales: 0, earnings: 0 }
  for (const day of daysOf(span)) {
    const { clicks = 0, visitors = 0, sales = 0, earnings = 0 } = daily[day] ?? {}
    totals.clicks += clicks
    totals.visitors += visitors
    totals.sales += sales
    totals.earnings += earnings
  }
  return totals
}

/** Sales per click, 1 for each; null without clicks. */
export function conversionOf({ sales, clicks }: Pick<Totals, 'sales' | 'clicks'>): number | null {
  return clicks > 0 ? sales / clicks : null
}

/** What a click has earned, in cents and parts of them; null without clicks. */
export function earningsPerClick({ earnings, clicks }: Pick<Totals, 'earnings' | 'clicks'>): number | null {
  return clicks > 0 ? earnings / clicks : null
}
