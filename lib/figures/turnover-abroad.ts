import { dayOf, now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { listLastDays } from './data'

/** § 3a (5) sentence 3 UStG, in cents of net turnover. */
export const ABROAD_LIMIT = 1_000_000
/** In cents; warns the owner. */
export const NEAR_LIMIT = 800_000
const MOST_DAYS = 2 * 366

export interface TurnoverAbroad {
  /** Net cents with consumers in other member states, in this and the last calendar year. */
  thisYear: number
  lastYear: number
  state: 'below' | 'near' | 'over'
  /** The day of this year on which the limit was exceeded, as `YYYY-MM-DD`; its first day if it was in the last year. */
  overSince: string | null
}

/** It exceeds the limit, or an earlier one did. @param net cents */
export function exceedsLimit({ thisYear, lastYear }: TurnoverAbroad, net: number): boolean {
  return thisYear + net > ABROAD_LIMIT || lastYear > ABROAD_LIMIT
}

/** VAT is owed where consumers live above the limit in this or the last calendar year. */
export async function turnoverAbroad(store: Store): Promise<TurnoverAbroad> {
  const today = dayOf(now())
  const year = Number(today.slice(0, 4))
  const { entries } = await listLastDays(store, MOST_DAYS, today)
  const sums = { [year]: 0, [year - 1]: 0 }
  let overSince: string | null = null
  for (const { day, countries } of entries.toReversed()) {
    const of = Number(day.slice(0, 4))
    const net = Object.values(countries).reduce((sum, { consumerNet }) => sum + consumerNet, 0)
    sums[of] = (sums[of] ?? 0) + net
    if (of === year && overSince === null && (sums[of] ?? 0) > ABROAD_LIMIT) overSince = day
  }
  const [thisYear = 0, lastYear = 0] = [sums[year], sums[year - 1]]
  const most = Math.max(thisYear, lastYear)
  const state = most > ABROAD_LIMIT ? 'over' : most >= NEAR_LIMIT ? 'near' : 'below'
  return { thisYear, lastYear, state, overSince: lastYear > ABROAD_LIMIT ? `${year}-01-01` : overSince }
}
