import { lasting } from '@/lib/legal/legal-text'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { periodsOf } from '../agreed-terms'
import { findAffiliate } from '../data'

/** As German text; null if the code is unknown or inactive. */
export async function linkSpan(store: Store, code: string): Promise<string | null> {
  const partner = await readOr(findAffiliate(store, code), null)
  return partner?.active ? lasting(periodsOf(partner).hours) : null
}
