import 'server-only'
import { redeemEarlierCode } from './redeem-earlier-code'
import { redeemLink, type Attributed } from './redeem-link'
import { redeemCampaign } from '@/lib/affiliate/campaigns/redeem-campaign'
import { redeemCode } from '@/lib/affiliate/attribution/redeem-code'
import type { Store } from '@/lib/store/store'
import type { OrderRequest } from './schema'
import type { Buyer } from '@/lib/affiliate/attribution/is-own-order'
import type { Traces } from '@/lib/affiliate/attribution/attribute-by-traces'

/**
 * Decides which partner gets credit for an order and what discount that brings: by the typed code of a campaign or a partner, otherwise by
 * one typed with an earlier order, otherwise by the last partner link followed. An earlier code only credits: the discount stays that of
 * the link, which the buyer has seen.
 * @throws ShopError `code_unknown`, `code_inactive`, `code_own`, `code_spent`, `code_used` for a typed code
 */
export async function attributeOrder(
  store: Store,
  { discountCode, trackingId, email }: Pick<OrderRequest, 'discountCode' | 'trackingId' | 'email'>,
  { cookieCode, customerUid }: { cookieCode?: string | undefined; customerUid?: string | undefined },
): Promise<Attributed> {
  const buyer = { customerEmail: email, customerUid }
  if (discountCode === undefined) return withoutCode(store, { trackingId, cookieCode }, buyer)
  const redeemed = await redeemCampaign(store, discountCode, buyer)
  if (redeemed) {
    // A campaign that credits no partner leaves the credit to an earlier code or the link followed.
    const { attribution, earlier }: Pick<Attributed, 'attribution' | 'earlier'> = redeemed.attribution
      ? redeemed
      : await withoutCode(store, { trackingId, cookieCode }, buyer)
    const { discount, campaign } = redeemed
    return { attribution, discount, isOwn: false, campaign, ...(earlier === undefined ? {} : { earlier }) }
  }
  const { attribution, discount } = await redeemCode(store, discountCode, buyer)
  return { attribution, discount: discount.percent > 0 ? discount : null, isOwn: false }
}

async function withoutCode(store: Store, traces: Traces, buyer: Buyer): Promise<Attributed> {
  const [byLink, earlier] = await Promise.all([
    redeemLink(store, traces, buyer),
    redeemEarlierCode(store, buyer),
  ])
  return earlier ? { ...byLink, attribution: earlier.attribution, earlier: earlier.orderId } : byLink
}
