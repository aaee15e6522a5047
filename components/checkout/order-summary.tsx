import { ShopLink } from '@/components/ui/shop-link'
import { cartTotal, type CartLine } from '@/lib/cart/cart-lines'
import { formatCents } from '@/lib/core/money'
import type { CheckoutTexts } from './checkout-texts'

/** What is bought, and for how much. */
export function OrderSummary({ lines, texts }: { lines: readonly CartLine[]; texts: CheckoutTexts }) {
  const available = lines.filter((line) => line.available)
  return (
    <>
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
        {texts.orderTitle}
        <ShopLink href="/warenkorb" className="text-sm font-normal text-muted underline underline-offset-4">
          {texts.change}
        </ShopLink>
      </h2>
      <ul className="grid gap-2">
        {available.map((line) => (
          <li key={line.id} className="flex justify-between gap-4">
            {line.name}
            <span className="number">{formatCents(line.price)}</span>
          </li>
        ))}
      </ul>
      {available.length < lines.length && <p className="text-sm text-warning">{texts.unavailable}</p>}
      <div className="border-t border-line pt-4">
        <p className="flex items-baseline justify-between gap-4 font-semibold">
          {texts.total}
          <span className="number text-xl">{formatCents(cartTotal(lines))}</span>
        </p>
        <p className="text-right text-sm text-muted">{texts.priceNote}</p>
      </div>
    </>
  )
}
