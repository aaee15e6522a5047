import 'server-only'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { attributeOrder, type Traces } from './attribute-order'
import { getAffiliate } from '../data'
import { discountOf } from './discount-of'
import { isOwnOrder, type Buyer } from './record-conversion'
import type { Attribution, Discount } from '../schema'

/** Whom an order is credited to, and what that takes off its prices. */
export interface Credit {
  attribution: Attribution | null
  /** Null where nothing is taken off. */
  discount: Discount | null
  /** Whether nothing is taken off only because the buyer is the partner. */
  isOwn: boolean
}

/** What the link stands for through which a visitor has come last. */
export async function creditLink(store: Store, traces: Traces, buyer: Buyer): Promise<Credit> {
  const attribution = await attributeOrder(store, traces)
  const partner = attribution && (await readOr(getAffiliate(store, attribution.affiliateUid), null))
  if (!partner?.discountPercent) return { attribution, discount: null, isOwn: false }
  const isOwn = isOwnOrder(partner, buyer)
  return { attribution, discount: isOwn ? null : discountOf(partner), isOwn }
}
