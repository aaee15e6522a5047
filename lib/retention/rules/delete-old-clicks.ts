import 'server-only'
import { clickSchema } from '@/lib/affiliate/schema'
import { retention } from '@/lib/legal/retention'
import { clicksRemoved, readable } from '../data'
import { monthsAgo } from '../limits'
import type { Tidying } from '../tidying'
import { workThrough } from '../work-through'

/** Deletes old clicks without a sale; partners' figures still count them. @returns how many */
export function deleteOldClicks(tidying: Tidying): Promise<number> {
  const stretch = { rule: 'oldClicks', collection: 'affiliateClicks', prefix: 'track' }
  return workThrough(
    tidying,
    { ...stretch, until: monthsAgo(retention.clickWithoutSaleMonths) },
    (entries) => {
      const clicks = readable(clickSchema, entries).filter(({ converted }) => !converted)
      return { count: clicks.length, changes: clicksRemoved(clicks) }
    },
  )
}
