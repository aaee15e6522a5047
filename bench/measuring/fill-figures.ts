import { programCatalog } from '@/lib/catalog/program-catalog'
import { dayOf, now, shiftDay } from '@/lib/core/clock'
import type { DayFigures } from '@/lib/figures/schema'
import type { Changes, Store } from '@/lib/store/store'

const DAYS = 60
const PRICE = 790

/** Writes 60 days of figures for this many orders, paid and spread evenly over all presets. */
export async function fillFigures(store: Store, orders: number): Promise<void> {
  const changes: Changes = {}
  for (let day = 0; day < DAYS; day += 1) {
    const count = Math.floor((orders * (day + 1)) / DAYS) - Math.floor((orders * day) / DAYS)
    if (count > 0) changes[`figures/${shiftDay(dayOf(now()), -day)}`] = figuresOfDay(count)
  }
  await store.update(changes)
}

function figuresOfDay(count: number): DayFigures {
  const { presets } = programCatalog
  const sold = presets.map((_, index) => Math.floor((count + index) / presets.length))
  const turnover = count * PRICE
  return {
    orders: count,
    awaiting: 0,
    paid: count,
    turnover,
    refunded: 0,
    viaPartners: turnover,
    partners: {},
    countries: {},
    presets: Object.fromEntries(
      presets.map(({ id }, index) => [id, { sold: sold[index] ?? 0, turnover: (sold[index] ?? 0) * PRICE }]),
    ),
  }
}
