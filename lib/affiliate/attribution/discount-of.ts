import type { Affiliate, Discount } from '../schema'

/** What a partner's code takes off, under the code as the partner writes it. */
export function discountOf({ customCode, uid, discountPercent = 0 }: Affiliate): Discount {
  return { code: customCode ?? uid, percent: discountPercent }
}
