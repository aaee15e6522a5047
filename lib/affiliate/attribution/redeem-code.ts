import { ZodError } from 'zod'
import { ShopError, type ErrorCode } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { findAffiliate } from '../data'
import { trackingCodeOf, type Affiliate, type Attribution, type Discount } from '../schema'
import { isSameMailbox } from '@/lib/core/text/same-mailbox'

/**
 * The partner and discount of a code that a buyer entered, ignoring case. An entered code takes precedence over
 * links followed, whatever the choice about the referral cookie. Partners may use their own code like anybody: the answer would
 * otherwise tell whose address it is. Their orders earn nothing (`recordSale`).
 * @throws ShopError `code_unknown`, `code_inactive`, each with its message at `discountCode`
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

/** A partner's discount, with the code spelled as the partner writes it. */
export function discountOf({ customCode, uid, discountPercent = 0 }: Affiliate): Discount {
  return { code: customCode ?? uid, percent: discountPercent }
}

/** Reports a code without effect at its form field. */
export function refusal(code: ErrorCode & `code_${string}`): ShopError {
  return new ShopError(code, { fields: { discountCode: messages.errors[code] } })
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
