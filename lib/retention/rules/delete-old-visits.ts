import 'server-only'
import { dayOf } from '@/lib/core/clock'
import { retention } from '@/lib/legal/retention'
import { deleteBefore } from '../delete-before'
import { monthsAgo } from '../limits'
import type { Tidying } from '../tidying'

/** Deletes the sums of visits of days that nobody compares any more. @returns how many days */
export function deleteOldVisits(tidying: Tidying): Promise<number> {
  const before = dayOf(monthsAgo(retention.visitMonths))
  return deleteBefore(tidying, { collection: 'visits', prefix: '', before })
}
