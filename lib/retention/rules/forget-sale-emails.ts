import { saleForgotten } from '@/lib/affiliate/sales/data'
import { saleSchema } from '@/lib/affiliate/sales/schema'
import { retention } from '@/lib/legal/retention'
import { readable } from '../data'
import { daysAgo } from '../limits'
import type { Tidying } from '../tidying'
import { workThrough } from '../work-through'

/** The sales stay, because the partner's balance is made of them. @returns how many */
export function forgetSaleEmails(tidying: Tidying): Promise<number> {
  const stretch = { rule: 'saleEmails', collection: 'affiliateSales', prefix: 'sale' } as const
  return workThrough(tidying, { ...stretch, until: daysAgo(retention.saleEmailDays) }, (entries) => {
    const sales = readable(saleSchema, entries).filter(({ customerEmail }) => customerEmail !== undefined)
    return { count: sales.length, changes: Object.assign({}, ...sales.map(saleForgotten)) }
  })
}
