import { programCatalog } from '@/lib/catalog/program-catalog'
import { dayOf, now, shiftDay } from '@/lib/core/clock'
import type { DayVisits } from '@/lib/figures/visits/schema'
import { pageNames } from '@/lib/figures/visits/page-names'
import type { Changes, Store } from '@/lib/store/store'
import { fillFigures } from './measuring/fill-figures'
import type { Row } from './measuring/report'
import { pagesCompared } from './measuring/rows'
import { timePages } from './measuring/time-page'

const ADMIN = 'admin@spielklang.example'
/** The default period of 30 days, and the 30 before. */
const DAYS = 60
const SOURCES = 50

/** Opens the figures of a shop with 1,000,000 visits and orders in 60 days and of one with 1,000, alternately. */
export async function measureDays(): Promise<Row[]> {
  const page = { email: ADMIN, paths: ['/admin/auswertung'] }
  const times = await timePages(page, { few: fillDays(1_000), many: fillDays(1_000_000) })
  return pagesCompared(times, '1,000,000 events of the figures', '1,000')
}

function fillDays(events: number) {
  return async (store: Store): Promise<void> => {
    await fillFigures(store, Math.floor(events / 2))
    const changes: Changes = {}
    for (let day = 0; day < DAYS; day += 1) {
      changes[`visits/${shiftDay(dayOf(now()), -day)}`] = visitsOfDay(Math.floor(events / 2 / DAYS))
    }
    await store.update(changes)
  }
}

/** Contains the maximum number of pages, presets and sources, however few visits. */
function visitsOfDay(count: number): DayVisits {
  const sources = Array.from({ length: SOURCES }, (_, index) => `host-${index}~2Eexample`)
  return {
    visits: count,
    views: 2 * count,
    carts: count,
    pages: Object.fromEntries(pageNames.map((name) => [name, { views: count, visits: count }])),
    sources: Object.fromEntries(sources.map((source) => [source, { visits: count }])),
    presets: Object.fromEntries(programCatalog.presets.map(({ id }) => [id, { views: count, carts: count }])),
  }
}
