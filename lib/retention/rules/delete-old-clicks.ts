import { clickSchema } from '@/lib/affiliate/schema'
import { dayOf } from '@/lib/core/clock'
import { retention } from '@/lib/legal/retention'
import { clicksRemoved, readable } from '../data'
import { deleteBefore } from '../delete-before'
import { monthsAgo } from '../limits'
import type { Tidying } from '../tidying'
import { workThrough } from '../work-through'

/** Those without a sale; partners' figures still count them. @returns how many */
export function deleteOldClicks(tidying: Tidying): Promise<number> {
  const stretch = { rule: 'oldClicks', collection: 'affiliateClicks', prefix: 'track' } as const
  return workThrough(
    tidying,
    { ...stretch, until: monthsAgo(retention.clickWithoutSaleMonths) },
    (entries) => {
      const clicks = readable(clickSchema, entries).filter(({ converted }) => !converted)
      return { count: clicks.length, changes: clicksRemoved(clicks) }
    },
  )
}

/** Too old to be compared. @returns how many days */
export function deleteOldVisits(tidying: Tidying): Promise<number> {
  const before = dayOf(monthsAgo(retention.visitMonths))
  return deleteBefore(tidying, { collection: 'visits', prefix: '', before })
}
