import 'server-only'
import { ZodError } from 'zod'
import { ShopError, type ErrorCode } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { findAffiliate } from '../data'
import { discountOf } from './discount-of'
import { isOwnOrder, type Buyer } from './record-conversion'
import type { Affiliate, Attribution, Discount } from '../schema'
import { trackingCodeOf } from '../trace'

/**
 * What a code stands for that a buyer has typed, in whatever case: whom it credits, and what it takes off. Who types one has
 * chosen its partner, whatever links led there and whatever was said to the referral cookie.
 * @throws ShopError `code_unknown`, `code_inactive`, `code_own`, each with its sentence at `discountCode`
 */
export async function redeemCode(
  store: Store,
  typed: string,
  buyer: Buyer,
): Promise<{ attribution: Attribution; discount: Discount }> {
  const partner = await partnerOf(store, typed)
  if (!partner) throw refusal('code_unknown')
  if (!partner.active) throw refusal('code_inactive')
  if (isOwnOrder(partner, buyer)) throw refusal('code_own')
  const discount = discountOf(partner)
  const trackingCode = trackingCodeOf({ by: 'code', code: discount.code })
  return { attribution: { affiliateUid: partner.uid, trackingCode }, discount }
}

/** That a code gives nothing, said at its field. */
export function refusal(code: ErrorCode & `code_${string}`): ShopError {
  return new ShopError(code, { fields: { discountCode: messages.errors[code] } })
}

/** The code of a broken record is as good as ended: the owner finds it by the audit. */
async function partnerOf(store: Store, typed: string): Promise<Affiliate | null> {
  try {
    return await findAffiliate(store, typed.trim())
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    log().error({ error }, 'code not redeemed')
    throw refusal('code_inactive')
  }
}
