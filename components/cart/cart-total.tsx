import { fillText } from '@/components/audio/fill-text'
import { cartBundles, cartTotal, takenOff, type CartLine } from '@/lib/cart/cart-lines'
import type { BundleOffer } from '@/lib/catalog/bundles/best-price'
import type { AppliedCode } from '@/lib/cart/code-store'
import { formatCents } from '@/lib/core/money'
import type { DiscountTexts } from './discount-texts'
import { sayDiscount } from './discount-field'

interface CartTotalProps {
  lines: readonly CartLine[]
  bundles: readonly BundleOffer[]
  applied: AppliedCode | null
  texts: { bundle: string; total: string; priceNote: string; code: DiscountTexts }
}

export function CartTotal({ lines, bundles, applied, texts }: CartTotalProps) {
  const amount = takenOff(lines, bundles, applied)
  return (
    <div>
      {cartBundles(lines, bundles).map(({ id, name, saving }) => (
        <p key={id} className="flex items-baseline justify-between gap-4 pb-2">
          <span className="wrap-anywhere">{fillText(texts.bundle, { name })}</span>
          <span className="number">{formatCents(-saving)}</span>
        </p>
      ))}
      {applied && amount > 0 && (
        <p className="flex items-baseline justify-between gap-4 pb-2">
          <span className="wrap-anywhere">{sayDiscount(texts.code.line, applied)}</span>
          <span className="number">{formatCents(-amount)}</span>
        </p>
      )}
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        {texts.total}
        <span className="number text-xl">{formatCents(cartTotal(lines, bundles) - amount)}</span>
      </p>
      <p className="text-right text-sm text-muted">{texts.priceNote}</p>
    </div>
  )
}
