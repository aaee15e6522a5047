import 'server-only'
import { lasting } from '@/lib/legal/legal-text'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { periodsOf } from '../agreed-terms'
import { findAffiliate } from '../data'

/** How long a visit by a partner's link would count, in words; null where nobody has the code, or it does not count now. */
export async function linkSpan(store: Store, code: string): Promise<string | null> {
  const partner = await readOr(findAffiliate(store, code), null)
  return partner?.active ? lasting(periodsOf(partner).hours) : null
}
