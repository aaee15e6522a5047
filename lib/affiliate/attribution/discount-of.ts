import type { Affiliate, Discount } from '../schema'

/** A partner's discount, with the code spelled as the partner writes it. */
export function discountOf({ customCode, uid, discountPercent = 0 }: Affiliate): Discount {
  return { code: customCode ?? uid, percent: discountPercent }
}
