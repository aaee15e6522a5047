import { useTranslations } from '@/components/ui/texts/use-translations'
import { cartBundles, cartTotal, takenOff, type CartLine } from '@/lib/cart/cart-lines'
import type { BundleOffer } from '@/lib/catalog/bundles/best-price'
import type { AppliedCode } from '@/lib/cart/code-store'
import { formatCents } from '@/lib/core/money'
import { discountValues } from './discount-field'

interface CartTotalProps {
  lines: readonly CartLine[]
  bundles: readonly BundleOffer[]
  applied: AppliedCode | null
  priceNote: string
}

export function CartTotal({ lines, bundles, applied, priceNote }: CartTotalProps) {
  const t = useTranslations('cart')
  const amount = takenOff(lines, bundles, applied)
  return (
    <div>
      {cartBundles(lines, bundles).map(({ id, name, saving }) => (
        <p key={id} className="flex items-baseline justify-between gap-4 pb-2">
          <span className="wrap-anywhere">{t('bundle', { name })}</span>
          <span className="number">{formatCents(-saving)}</span>
        </p>
      ))}
      {applied && amount > 0 && (
        <p className="flex items-baseline justify-between gap-4 pb-2">
          <span className="wrap-anywhere">{t('code.line', discountValues(applied))}</span>
          <span className="number">{formatCents(-amount)}</span>
        </p>
      )}
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        {t('total')}
        <span className="number text-xl">{formatCents(cartTotal(lines, bundles) - amount)}</span>
      </p>
      <p className="text-right text-sm text-muted">{priceNote}</p>
    </div>
  )
}
