import { getTranslations } from 'next-intl/server'
import { AddToCart } from '@/components/cart/add-to-cart'
import type { Preset } from '@/lib/catalog/schema'
import { formatCents } from '@/lib/core/money'
import { priceNote } from './price-note'

/** Price with its note, the button, and what happens after it. */
export async function BuyBox({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog')
  const cart = await getTranslations('cart')
  const { id, name, price } = preset
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="sr-only">{t('price')}</span>
        <span className="number text-2xl">{formatCents(price)}</span>
        <span className="text-sm text-muted">{await priceNote()}</span>
      </p>
      <AddToCart
        item={{ id, name, price }}
        texts={{ add: cart('add'), goToCart: cart('goToCart'), added: cart('added', { name }) }}
      />
      <p className="text-sm text-muted">{t('delivery')}</p>
    </div>
  )
}
