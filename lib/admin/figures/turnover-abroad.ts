import 'server-only'
import { daysOf } from '@/lib/affiliate/figures/figure-periods'
import { dayOf, now } from '@/lib/core/clock'
import { listLastDays } from '@/lib/figures/data'
import type { Store } from '@/lib/store/store'

/** § 3a (5) sentence 3 UStG, in cents of net turnover. */
export const ABROAD_LIMIT = 1_000_000
/** The threshold for warning the owner, in cents. */
const NEAR_LIMIT = 800_000

export interface TurnoverAbroad {
  /** Net cents with consumers in other member states, in this and the last calendar year. */
  thisYear: number
  lastYear: number
  state: 'below' | 'near' | 'over'
}

/** How close the shop is to owing VAT where its consumers live: above the limit in this or the last calendar year. */
export async function turnoverAbroad(store: Store): Promise<TurnoverAbroad> {
  const today = dayOf(now())
  const year = Number(today.slice(0, 4))
  const span = { from: `${year - 1}-01-01`, to: today }
  const { entries } = await listLastDays(store, daysOf(span).length, today)
  const sums = { [year]: 0, [year - 1]: 0 }
  for (const { day, countries } of entries) {
    const of = Number(day.slice(0, 4))
    const net = Object.values(countries).reduce((sum, { consumerNet }) => sum + consumerNet, 0)
    sums[of] = (sums[of] ?? 0) + net
  }
  const [thisYear = 0, lastYear = 0] = [sums[year], sums[year - 1]]
  const most = Math.max(thisYear, lastYear)
  const state = most > ABROAD_LIMIT ? 'over' : most >= NEAR_LIMIT ? 'near' : 'below'
  return { thisYear, lastYear, state }
}
