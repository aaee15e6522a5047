import { cartTotal, takenOff, type CartLine } from '@/lib/cart/cart-lines'
import type { AppliedCode } from '@/lib/cart/code-store'
import { formatCents } from '@/lib/core/money'
import type { DiscountTexts } from './discount-texts'
import { sayDiscount } from './discount-field'

interface CartTotalProps {
  lines: readonly CartLine[]
  applied: AppliedCode | null
  texts: { total: string; priceNote: string; code: DiscountTexts }
}

/** Discount and total. */
export function CartTotal({ lines, applied, texts }: CartTotalProps) {
  const amount = takenOff(lines, applied)
  return (
    <div>
      {applied && amount > 0 && (
        <p className="flex items-baseline justify-between gap-4 pb-2">
          <span className="wrap-anywhere">{sayDiscount(texts.code.line, applied)}</span>
          <span className="number">{formatCents(-amount)}</span>
        </p>
      )}
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        {texts.total}
        <span className="number text-xl">{formatCents(cartTotal(lines) - amount)}</span>
      </p>
      <p className="text-right text-sm text-muted">{texts.priceNote}</p>
    </div>
  )
}
