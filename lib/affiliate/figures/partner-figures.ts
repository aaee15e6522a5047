import 'server-only'
import { dayOf, now, shiftDay } from '@/lib/core/clock'
import type { Store, Unsubscribe } from '@/lib/store/store'
import { getDaily } from '../clicks/data'
import { daysOf, spanUpTo, stepsOf, type Period, type Span } from './figure-periods'
import { subscribeToAffiliate } from '../data'
import type { Affiliate, Daily } from '../schema'

/** Totals over a period; earnings in cents. */
export type Totals = Pick<Daily, 'clicks' | 'visitors' | 'sales' | 'earnings'>

export interface PartnerFigures {
  span: Span
  totals: Totals
  /** Totals of the preceding period of the same length. */
  before: Totals
  /** The period in steps, for a chart. */
  steps: (Span & Totals)[]
}

/**
 * A partner's figures for a period up to today, and for the one before; days begin at midnight in Berlin. Reads
 * only these days' counters.
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

/** Totals of a span; days without events are missing. */
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

/** Sales per click, as a fraction of 1; null without clicks. */
export function conversionOf({ sales, clicks }: Pick<Totals, 'sales' | 'clicks'>): number | null {
  return clicks > 0 ? sales / clicks : null
}

/** Earnings per click, in cents with fractions; null without clicks. */
export function earningsPerClick({ earnings, clicks }: Pick<Totals, 'earnings' | 'clicks'>): number | null {
  return clicks > 0 ? earnings / clicks : null
}

/** A version that changes with anything shown in a partner's figures. */
export function figuresVersion(partner: Affiliate): string {
  const { totalClicks, totalSales, totalEarnings, balance, released, paidOut } = partner
  return [totalClicks, totalSales, totalEarnings, balance, released, paidOut].join(' ')
}

/**
 * Reports the version of a partner's figures, now and on each change; never calls back if the account is not a
 * partner.
 */
export function watchPartner(store: Store, uid: string, listener: (version: string) => void): Unsubscribe {
  return subscribeToAffiliate(store, uid, (partner) => listener(figuresVersion(partner)))
}
