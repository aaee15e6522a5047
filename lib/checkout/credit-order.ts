import 'server-only'
import { creditLink, type Credit } from '@/lib/affiliate/attribution/credit-link'
import { redeemCode } from '@/lib/affiliate/attribution/redeem-code'
import type { Store } from '@/lib/store/store'
import type { OrderRequest } from './schema'

/**
 * Decides which partner gets credit for an order and what discount that brings: by the typed code, otherwise by
 * the last partner link followed.
 * @throws ShopError `code_unknown`, `code_inactive`, `code_own` for a typed code
 */
export async function creditOrder(
  store: Store,
  { discountCode, trackingId, email }: Pick<OrderRequest, 'discountCode' | 'trackingId' | 'email'>,
  { cookieCode, customerUid }: { cookieCode?: string | undefined; customerUid?: string | undefined },
): Promise<Credit> {
  const buyer = { customerEmail: email, customerUid }
  if (discountCode === undefined) return creditLink(store, { trackingId, cookieCode }, buyer)
  const { attribution, discount } = await redeemCode(store, discountCode, buyer)
  return { attribution, discount: discount.percent > 0 ? discount : null, isOwn: false }
}
