import { ButtonLink } from '@/components/ui/button'
import { cartTotal, type CartLine } from '@/lib/cart/cart-lines'
import { formatCents } from '@/lib/core/money'

interface CartSummaryProps {
  lines: readonly CartLine[]
  texts: { total: string; priceNote: string; checkout: string; chooseMore: string; equalizer: string }
}

/** What it costs, what else is needed, and the next step. */
export function CartSummary({ lines, texts }: CartSummaryProps) {
  return (
    <div className="grid gap-4 border-t-2 border-text pt-4 lg:sticky lg:top-24">
      <div>
        <p className="flex items-baseline justify-between gap-4 font-semibold">
          {texts.total}
          <span className="number text-xl">{formatCents(cartTotal(lines))}</span>
        </p>
        <p className="text-right text-sm text-muted">{texts.priceNote}</p>
      </div>
      <ButtonLink href="/kasse">{texts.checkout}</ButtonLink>
      <ButtonLink tone="quiet" href="/presets">
        {texts.chooseMore}
      </ButtonLink>
      <p className="border-t border-line pt-4 text-sm text-muted">{texts.equalizer}</p>
    </div>
  )
}
