import { retention } from '@/lib/legal/retention'
import { findReports } from '@/lib/ratings/reports/data'
import { removed } from '../data'
import { monthsAgo } from '../limits'
import { inParts, type Tidying } from '../tidying'

export function deleteOldReports(tidying: Tidying): Promise<number> {
  const { store, isTrial } = tidying
  const limit = monthsAgo(retention.reportMonths)
  return inParts(
    tidying,
    undefined,
    (page) => findReports(store, 'decided', page),
    async (entries) => {
      const due = entries.filter(({ decidedAt = 0 }) => decidedAt < limit).map(({ id }) => id)
      if (!isTrial && due.length > 0) await store.update(removed('reports', due))
      return due.length
    },
  )
}
