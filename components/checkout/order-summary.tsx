import { PresetLabel } from '@/components/audio/preset-label'
import type { CartOffer } from '@/components/cart/cart-props'
import { CartTotal } from '@/components/cart/cart-total'
import { DiscountField } from '@/components/cart/discount-field'
import type { UsedDiscount } from '@/components/cart/use-discount'
import { ShopLink } from '@/components/ui/shop-link'
import type { BundleOffer } from '@/lib/catalog/bundles/best-price'
import type { CartLine } from '@/lib/cart/cart-lines'
import { formatCents } from '@/lib/core/money'
import type { CheckoutTexts } from './checkout-texts'

interface OrderSummaryProps {
  /** Whether there is no cart to change it in. */
  isFixed: boolean
  lines: readonly CartLine<CartOffer>[]
  bundles: readonly BundleOffer[]
  discount: UsedDiscount
  texts: CheckoutTexts
}

/** The total stands last, next to the button. */
export function OrderSummary({ isFixed, lines, bundles, discount, texts }: OrderSummaryProps) {
  const available = lines.filter((line) => line.available)
  return (
    <>
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
        {texts.orderTitle}
        {!isFixed && (
          <ShopLink
            href="/warenkorb"
            className="inline-flex min-h-6 text-sm font-normal text-muted text-link"
          >
            {texts.change}
          </ShopLink>
        )}
      </h2>
      <ul>
        {available.map((offer) => (
          <li
            key={offer.id}
            className="grid grid-cols-[7rem_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
          >
            <PresetLabel preset={offer} className="min-h-12" />
            <p className="text-sm wrap-anywhere">
              {offer.game}
              <span className="block text-muted">
                {offer.platforms.map((platform) => texts.platforms[platform]).join(', ')}
              </span>
            </p>
            <span className="number">{formatCents(offer.price)}</span>
          </li>
        ))}
      </ul>
      {available.length < lines.length && <p className="text-sm text-warning">{texts.unavailable}</p>}
      <p className="text-sm text-muted">{texts.runsOn}</p>
      {texts.moneyBack && <p className="text-sm font-medium">{texts.moneyBack}</p>}
      <DiscountField discount={discount} texts={texts.code} />
      <div className="border-t-2 border-text pt-4">
        <CartTotal lines={lines} bundles={bundles} applied={discount.applied} texts={texts} />
      </div>
    </>
  )
}
