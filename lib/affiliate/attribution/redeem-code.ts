import { ZodError } from 'zod'
import { ShopError, type ErrorCode } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { tErrors } from '@/messages/texts'
import { findAffiliate } from '../data'
import { trackingCodeOf, type Affiliate, type Attribution, type Discount } from '../schema'
import { isSameMailbox } from '@/lib/core/text/email-address'

/**
 * Ignores case. Takes precedence over links, whatever the choice about the cookie. Partners may use their own code: a
 * refusal would tell whose address it is. Those orders earn nothing (`recordSale`).
 * @throws ShopError `code_unknown`, `code_inactive`, each at `discountCode`
 */
export async function redeemCode(
  store: Store,
  typed: string,
): Promise<{ attribution: Attribution; discount: Discount }> {
  const partner = await partnerOf(store, typed)
  if (!partner) throw refusal('code_unknown')
  if (!partner.active) throw refusal('code_inactive')
  const discount = discountOf(partner)
  const trackingCode = trackingCodeOf({ by: 'code', code: discount.code })
  return { attribution: { affiliateUid: partner.uid, trackingCode, by: 'code' }, discount }
}

/** Spelled as the partner writes it. */
export function discountOf({ customCode, uid, discountPercent = 0 }: Affiliate): Discount {
  return { code: customCode ?? uid, percent: discountPercent }
}

export function refusal(code: ErrorCode & `code_${string}`): ShopError {
  return new ShopError(code, { fields: { discountCode: tErrors(code) } })
}

/** A broken record counts as an inactive partner; the audit reports it to the owner. */
async function partnerOf(store: Store, typed: string): Promise<Affiliate | null> {
  try {
    return await findAffiliate(store, typed.trim())
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    log().error({ error }, 'code not redeemed')
    throw refusal('code_inactive')
  }
}

export interface Buyer {
  customerEmail?: string | undefined
  /** The address before the buyer corrected it. */
  formerEmail?: string | undefined
  customerUid?: string | undefined
}

/** Whether a partner is the buyer, by account or by any mailbox the order has had. */
export function isOwnOrder(
  { uid, email: own }: { uid: string; email?: string | undefined },
  { customerEmail, formerEmail, customerUid }: Buyer,
): boolean {
  if (customerUid === uid) return true
  return [customerEmail, formerEmail].some(
    (email) => own !== undefined && email !== undefined && isSameMailbox(own, email),
  )
}
