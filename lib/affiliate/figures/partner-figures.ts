import { dayOf, now, shiftDay } from '@/lib/core/clock'
import type { Store, Unsubscribe } from '@/lib/store/store'
import { getDaily } from '../clicks/data'
import { daysOf, spanUpTo, stepsOf, type Period, type Span } from './figure-periods'
import { subscribeToAffiliate } from '../data'
import type { Affiliate, Daily } from '../schema'

/** Earnings in cents. */
export type Totals = Omit<Daily, 'unlisted' | 'unlistedUnique'>

export interface PartnerFigures {
  span: Span
  totals: Totals
  /** Of the preceding period of the same length. */
  before: Totals
  steps: (Span & Totals)[]
}

/** Up to today; days begin at midnight in Berlin. Reads only these days' counters. */
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

/** Days without events are missing in `daily`. */
export function totalsOf(daily: Record<string, Daily>, span: Span): Totals {
  const days = daysOf(span)
  const total = (counter: keyof Totals) => days.reduce((sum, day) => sum + (daily[day]?.[counter] ?? 0), 0)
  return {
    clicks: total('clicks'),
    visitors: total('visitors'),
    unanswered: total('unanswered'),
    sales: total('sales'),
    earnings: total('earnings'),
    codeSales: total('codeSales'),
    codeEarnings: total('codeEarnings'),
    linkSales: total('linkSales'),
    linkEarnings: total('linkEarnings'),
  }
}

/** As a fraction of 1; null without clicks. */
export function conversionOf({ sales, clicks }: Pick<Totals, 'sales' | 'clicks'>): number | null {
  return clicks > 0 ? sales / clicks : null
}

/** In cents with fractions; null without clicks. */
export function earningsPerClick({ earnings, clicks }: Pick<Totals, 'earnings' | 'clicks'>): number | null {
  return clicks > 0 ? earnings / clicks : null
}

/** `unknown`: credited before reasons were stored. */
export type CreditRow = Pick<Daily, 'sales' | 'earnings'> & { by: 'code' | 'link' | 'unknown' }

/** They add up to the period's. */
export function creditRows(totals: Totals): CreditRow[] {
  const { codeSales, codeEarnings, linkSales, linkEarnings } = totals
  const unknown = {
    sales: totals.sales - codeSales - linkSales,
    earnings: totals.earnings - codeEarnings - linkEarnings,
  }
  return [
    { by: 'code', sales: codeSales, earnings: codeEarnings },
    { by: 'link', sales: linkSales, earnings: linkEarnings },
    ...(unknown.sales === 0 && unknown.earnings === 0 ? [] : [{ by: 'unknown' as const, ...unknown }]),
  ]
}

/** Changes with clicks, sales and balance; a question left open shows at the next visit of the page. */
export function figuresVersion(partner: Affiliate): string {
  const { totalClicks, totalSales, totalEarnings, balance, released, paidOut } = partner
  return [totalClicks, totalSales, totalEarnings, balance, released, paidOut].join(' ')
}

/** Now and on each change; never calls back if the account is not a partner. */
export function watchPartner(store: Store, uid: string, listener: (version: string) => void): Unsubscribe {
  return subscribeToAffiliate(store, uid, (partner) => listener(figuresVersion(partner)))
}
