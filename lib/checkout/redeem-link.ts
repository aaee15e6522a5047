import 'server-only'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { attributeByTraces, type Traces } from '@/lib/affiliate/attribution/attribute-by-traces'
import type { Campaign } from '@/lib/affiliate/campaigns/schema'
import { getAffiliate } from '@/lib/affiliate/data'
import { discountOf } from '@/lib/affiliate/attribution/redeem-code'
import { isOwnOrder, type Buyer } from '@/lib/affiliate/attribution/is-own-order'
import type { Attribution, Discount } from '@/lib/affiliate/schema'

/** Which partner an order is credited to, and the discount that brings. */
export interface Attributed {
  attribution: Attribution | null
  /** Null if there is no discount. */
  discount: Discount | null
  /** Whether there is no discount only because the buyer is the partner. */
  isOwn: boolean
  /** The campaign whose code was typed. */
  campaign?: Campaign
  /** The earlier order whose typed code credits this one as well. */
  earlier?: string
}

/** The credit for the last partner link a visitor followed. */
export async function redeemLink(store: Store, traces: Traces, buyer: Buyer): Promise<Attributed> {
  const attribution = await attributeByTraces(store, traces)
  const partner = attribution && (await readOr(getAffiliate(store, attribution.affiliateUid), null))
  if (!partner?.discountPercent) return { attribution, discount: null, isOwn: false }
  const isOwn = isOwnOrder(partner, buyer)
  return { attribution, discount: isOwn ? null : discountOf(partner), isOwn }
}
