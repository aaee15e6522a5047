import 'server-only'
import { redeemLink, type Attributed } from './redeem-link'
import { redeemCampaign } from '@/lib/affiliate/campaigns/redeem-campaign'
import { redeemCode } from '@/lib/affiliate/attribution/redeem-code'
import type { Store } from '@/lib/store/store'
import type { OrderRequest } from './schema'

/**
 * Decides which partner gets credit for an order and what discount that brings: by the typed code of a campaign or a partner, otherwise by
 * the last partner link followed.
 * @throws ShopError `code_unknown`, `code_inactive`, `code_own`, `code_spent`, `code_used` for a typed code
 */
export async function attributeOrder(
  store: Store,
  { discountCode, trackingId, email }: Pick<OrderRequest, 'discountCode' | 'trackingId' | 'email'>,
  { cookieCode, customerUid }: { cookieCode?: string | undefined; customerUid?: string | undefined },
): Promise<Attributed> {
  const buyer = { customerEmail: email, customerUid }
  if (discountCode === undefined) return redeemLink(store, { trackingId, cookieCode }, buyer)
  const redeemed = await redeemCampaign(store, discountCode, buyer)
  if (redeemed) {
    // A campaign that names no partner leaves the one whose link was followed.
    const { attribution } = redeemed.attribution
      ? redeemed
      : await redeemLink(store, { trackingId, cookieCode }, buyer)
    return { attribution, discount: redeemed.discount, isOwn: false, campaign: redeemed.campaign }
  }
  const { attribution, discount } = await redeemCode(store, discountCode, buyer)
  return { attribution, discount: discount.percent > 0 ? discount : null, isOwn: false }
}
