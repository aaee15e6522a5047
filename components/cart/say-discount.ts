import { formatRate } from '@/lib/affiliate/sales/commission'
import type { AppliedCode } from '@/lib/cart/code-store'
import type { UsedDiscount } from './use-discount'
import type { DiscountTexts } from './discount-texts'

/** Fills in a code and its percentage. */
export function sayDiscount(text: string, { code, percent }: AppliedCode): string {
  return text.replaceAll('{code}', () => code).replaceAll('{percent}', () => formatRate(percent))
}

/** The discount and its reason as a sentence; '' for none. */
export function describeDiscount({ typed, linked }: UsedDiscount, texts: DiscountTexts): string {
  if (typed) return sayDiscount(typed.percent > 0 ? texts.gives : texts.givesNothing, typed)
  return linked ? sayDiscount(texts.linked, linked) : ''
}
