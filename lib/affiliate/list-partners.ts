import 'server-only'
import type { Store } from '@/lib/store/store'
import { getAffiliates } from './data'
import type { Affiliate } from './schema'

/** All partners: the active ones first, then by earnings. */
export async function listPartners(store: Store): Promise<Affiliate[]> {
  const partners = await getAffiliates(store)
  return partners.sort(
    (one, other) =>
      Number(other.active) - Number(one.active) ||
      other.totalEarnings - one.totalEarnings ||
      one.uid.localeCompare(other.uid),
  )
}
