import { ButtonLink } from '@/components/ui/button'
import type { BundleOffer } from '@/lib/catalog/bundles/best-price'
import type { CartLine } from '@/lib/cart/cart-lines'
import { CartTotal } from './cart-total'
import { DiscountField } from './discount-field'
import type { DiscountTexts } from './discount-texts'
import { useDiscount } from './use-discount'

interface CartSummaryProps {
  lines: readonly CartLine[]
  bundles: readonly BundleOffer[]
  texts: {
    bundle: string
    total: string
    priceNote: string
    checkout: string
    chooseMore: string
    runsOn: string
    methods: string
    moneyBack: string
    code: DiscountTexts
  }
}

export function CartSummary({ lines, bundles, texts }: CartSummaryProps) {
  const discount = useDiscount(true, texts.code)
  return (
    <div className="grid gap-4 border-t-2 border-text pt-4 lg:sticky lg:top-24">
      <DiscountField discount={discount} texts={texts.code} />
      <CartTotal lines={lines} bundles={bundles} applied={discount.applied} texts={texts} />
      <ButtonLink href="/kasse">{texts.checkout}</ButtonLink>
      <ButtonLink tone="quiet" href="/presets">
        {texts.chooseMore}
      </ButtonLink>
      <p className="border-t border-line pt-4 text-sm">{texts.methods}</p>
      {texts.moneyBack && <p className="border-t border-line pt-4 text-sm font-medium">{texts.moneyBack}</p>}
      <p className="text-sm text-muted">{texts.runsOn}</p>
    </div>
  )
}
