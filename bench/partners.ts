import { indexChanged } from '@/lib/affiliate/search-data'
import type { Affiliate } from '@/lib/affiliate/schema'
import type { Changes, Store } from '@/lib/store/store'
import type { Row } from './measuring/report'
import { pagesCompared, single } from './measuring/rows'
import { timePages } from './measuring/time-page'

const ADMIN = 'admin@spielklang.example'
const BATCH = 500
const FIRST_JOINED = Date.UTC(2026, 0, 1)

/** Opens `/admin/partner` alternately in a shop with 1,000,000 partners, and in one with 10. */
export async function measurePartners(): Promise<Row[]> {
  const page = { email: ADMIN, paths: ['/admin/partner'] }
  const times = await timePages(page, { few: fillPartners(10), many: fillPartners(1_000_000) })
  const memory = 'memory that 200 looks at it take beyond those with 10, MB'
  return [
    ...pagesCompared(times, '1,000,000 partners'),
    ...times.map(({ growth }) => single(memory, growth / 1024 / 1024, 50, 'resident sets')),
  ]
}

/** Writes this many partners, with their search indexes. */
export function fillPartners(count: number) {
  return async (store: Store): Promise<void> => {
    for (let first = 0; first < count; first += BATCH) {
      const changes: Changes = {}
      for (let index = first; index < Math.min(first + BATCH, count); index += 1) {
        const { uid, ...partner } = partnerOf(index)
        changes[`affiliateUsers/${uid}`] = { uid, ...partner }
        Object.assign(changes, indexChanged(uid, null, partner))
      }
      await store.update(changes)
    }
  }
}

export function partnerOf(index: number): Affiliate {
  return {
    uid: `bench-${index}`,
    customCode: `BENCH${index}`,
    customCodeLower: `bench${index}`,
    name: `Partner ${index}`,
    email: `partner-${index}@example.com`,
    createdAt: FIRST_JOINED + index * 1000,
    commissionRate: 10,
    totalClicks: index,
    uniqueClicks: index,
    totalSales: 0,
    balance: 0,
    released: 0,
    paidOut: 0,
    releases: 0,
    totalEarnings: 0,
    active: true,
  }
}
