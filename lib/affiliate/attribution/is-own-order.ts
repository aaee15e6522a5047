import { isSameMailbox } from '@/lib/core/text/same-mailbox'

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
