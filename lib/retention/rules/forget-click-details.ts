import { clickSchema } from '@/lib/affiliate/schema'
import { retention } from '@/lib/legal/retention'
import { clickForgotten, readable } from '../data'
import { daysAgo } from '../limits'
import type { Tidying } from '../tidying'
import { workThrough } from '../work-through'

export function forgetClickDetails(tidying: Tidying): Promise<number> {
  const stretch = { rule: 'clickDetails', collection: 'affiliateClicks', prefix: 'track' } as const
  return workThrough(tidying, { ...stretch, until: daysAgo(retention.clickDetailsDays) }, (entries) => {
    const clicks = readable(clickSchema, entries)
    return { count: clicks.length, changes: Object.assign({}, ...clicks.map(clickForgotten)) }
  })
}
