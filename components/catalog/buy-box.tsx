import { getTranslations } from 'next-intl/server'
import { AddToCart } from '@/components/cart/add-to-cart'
import type { Preset } from '@/lib/catalog/schema'
import { formatCents } from '@/lib/core/money'
import { priceNote } from './price-note'

/** A phone has it as a bar at the lower edge, as wide as the screen. */
const barOnPhone =
  'max-sm:mx-[calc(-1*clamp(1rem,4vw,2.5rem))] max-sm:grid-cols-[auto_1fr] max-sm:items-center max-sm:rounded-none ' +
  'max-sm:border-x-0 max-sm:border-b-0 max-sm:px-[clamp(1rem,4vw,2.5rem)] max-sm:pt-3 ' +
  'max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]'

/** Price with its note, the button, and what happens after it. */
export async function BuyBox({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog')
  const cart = await getTranslations('cart')
  const { id, name, price } = preset
  return (
    <div className={`grid gap-4 card p-5 ${barOnPhone}`}>
      <p className="flex flex-wrap items-baseline gap-x-3 max-sm:grid">
        <span className="sr-only">{t('price')}</span>
        <span className="number text-2xl max-sm:text-xl">{formatCents(price)}</span>
        <span className="text-sm text-muted max-sm:text-xs">{await priceNote()}</span>
      </p>
      <AddToCart
        item={{ id, name, price }}
        texts={{ add: cart('add'), goToCart: cart('goToCart'), added: cart('added', { name }) }}
      />
      <p className="text-sm text-muted max-sm:hidden">{t('delivery')}</p>
    </div>
  )
}
