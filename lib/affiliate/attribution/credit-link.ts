import 'server-only'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { attributeOrder, type Traces } from './attribute-order'
import type { Campaign } from '../campaigns/schema'
import { getAffiliate } from '../data'
import { discountOf } from './redeem-code'
import { isOwnOrder, type Buyer } from './record-conversion'
import type { Attribution, Discount } from '../schema'

/** Which partner an order is credited to, and the discount that brings. */
export interface Credit {
  attribution: Attribution | null
  /** Null if there is no discount. */
  discount: Discount | null
  /** Whether there is no discount only because the buyer is the partner. */
  isOwn: boolean
  /** The campaign whose code was typed. */
  campaign?: Campaign
}

/** The credit for the last partner link a visitor followed. */
export async function creditLink(store: Store, traces: Traces, buyer: Buyer): Promise<Credit> {
  const attribution = await attributeOrder(store, traces)
  const partner = attribution && (await readOr(getAffiliate(store, attribution.affiliateUid), null))
  if (!partner?.discountPercent) return { attribution, discount: null, isOwn: false }
  const isOwn = isOwnOrder(partner, buyer)
  return { attribution, discount: isOwn ? null : discountOf(partner), isOwn }
}
