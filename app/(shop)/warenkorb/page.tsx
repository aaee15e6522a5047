import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CartContents } from '@/components/cart/cart-contents'
import { priceNote } from '@/components/catalog/price-note'
import { presets } from '@/lib/catalog/catalog'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cart')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** As high as the screen, so that the footer stays below it and nothing moves when the browser knows its cart. */
export default async function CartPage() {
  const t = await getTranslations('cart')
  const catalogue = presets.map(({ id, name, price }) => ({ id, name, price }))
  const texts = {
    loading: t('loading'),
    emptyTitle: t('emptyTitle'),
    emptyText: t('emptyText'),
    choose: t('choose'),
    items: t('items'),
    remove: t('remove'),
    removed: t('removed'),
    unavailable: t('unavailable'),
    unavailableHint: t('unavailableHint'),
    total: t('total'),
    priceNote: await priceNote(),
    checkout: t('checkout'),
    chooseMore: t('chooseMore'),
  }
  return (
    <div className="page-width grid min-h-lvh content-start gap-8 py-12">
      <h1 className="text-2xl">{t('title')}</h1>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <CartContents catalogue={catalogue} texts={texts} />
    </div>
  )
}
