import { dayOf, now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { REST, type SourceKind } from '../click-sources'
import { getDaily } from '../clicks/data'
import { daysOf, spanUpTo, type Period, type Span } from './figure-periods'
import { totalsOf } from './partner-figures'
import { getSourceBuckets, type SourceCounts } from '../clicks/source-data'

/** The rest is summed up. */
const SHOWN = 10
/** Periods up to this many days use daily counts, longer ones monthly counts. */
const DAYS_COUNTED = 30

export interface SourceRow extends SourceCounts {
  /** Null for clicks without a sub id, and orders attributed only by code. */
  key: string | null
}

export interface PartnerSources {
  /** The period, or all months it touches. */
  span: Span
  isByMonth: boolean
  /** Keys with the most clicks first, then the rest, then events without a key. */
  rows: Record<SourceKind, SourceRow[]>
}

/** They add up to the period's figures. */
export async function partnerSources(store: Store, uid: string, period: Period): Promise<PartnerSources> {
  const span = countedSpan(period)
  const days = daysOf(span)
  const buckets = period <= DAYS_COUNTED ? days : [...new Set(days.map((day) => day.slice(0, 7)))]
  const [counted, daily] = await Promise.all([
    getSourceBuckets(store, uid, buckets),
    getDaily(store, uid, { limit: days.length }),
  ])
  const totals = totalsOf(daily, span)
  const rowsOf = (kind: SourceKind) => rowsBeside(totals, sumsByKey(counted.map((bucket) => bucket[kind])))
  return {
    span,
    isByMonth: period > DAYS_COUNTED,
    rows: { landing: rowsOf('landing'), source: rowsOf('source'), sub: rowsOf('sub') },
  }
}

function countedSpan(period: Period): Span {
  const { from, to } = spanUpTo(dayOf(now()), period)
  return { from: period <= DAYS_COUNTED ? from : `${from.slice(0, 7)}-01`, to }
}

function sumsByKey(buckets: Record<string, SourceCounts>[]): Map<string, SourceCounts> {
  const sums = new Map<string, SourceCounts>()
  for (const [key, counts] of buckets.flatMap((bucket) => Object.entries(bucket)))
    sums.set(key, sumOf([sums.get(key) ?? nothing, counts]))
  return sums
}

function rowsBeside(totals: SourceCounts, sums: Map<string, SourceCounts>): SourceRow[] {
  const named = [...sums].filter(([key]) => key !== REST).map(([key, counts]) => ({ key, ...counts }))
  const sorted = named.toSorted((a, b) => b.clicks - a.clicks || b.earnings - a.earnings)
  const rest = sumOf([sums.get(REST) ?? nothing, ...sorted.slice(SHOWN)])
  const all = sumOf([...sums.values()])
  const others: SourceRow[] = [
    { key: REST, ...rest },
    { key: null, ...sumOf([totals, negative(all)]) },
  ]
  return [...sorted.slice(0, SHOWN), ...others].filter(isSomething)
}

const nothing: SourceCounts = { clicks: 0, sales: 0, earnings: 0 }
const isSomething = ({ clicks, sales, earnings }: SourceCounts) =>
  clicks !== 0 || sales !== 0 || earnings !== 0
const negative = ({ clicks, sales, earnings }: SourceCounts): SourceCounts => ({
  clicks: -clicks,
  sales: -sales,
  earnings: -earnings,
})

function sumOf(parts: readonly SourceCounts[]): SourceCounts {
  return parts.reduce(
    (sum, { clicks, sales, earnings }) => ({
      clicks: sum.clicks + clicks,
      sales: sum.sales + sales,
      earnings: sum.earnings + earnings,
    }),
    nothing,
  )
}
