import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CartContents } from '@/components/cart/cart-contents'
import { bundleOffers, cartOffers, priceNotes } from '@/components/cart/cart-props'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { offeredMethods } from '@/lib/payment/providers/providers'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cart')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** At least as high as the screen, so that the footer does not move once the browser has read its cart. */
export default async function CartPage() {
  const t = await getTranslations('cart')
  return (
    <PageTexts page="/warenkorb">
      <div className="page-width grid min-h-lvh content-start gap-8 py-10 sm:py-14">
        <h1 className="text-2xl">{t('title')}</h1>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
        <CartContents
          catalogue={cartOffers()}
          bundles={bundleOffers()}
          methods={offeredMethods()}
          {...await priceNotes()}
        />
      </div>
    </PageTexts>
  )
}
