import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { bundleOffers, cartOffers, priceNotes } from '@/components/cart/cart-props'
import { EmptyCart } from '@/components/cart/empty-cart'
import { CheckoutForm } from '@/components/checkout/checkout-form'
import { countries, declarations } from '@/components/checkout/checkout-props'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { offeredMethods } from '@/lib/payment/providers/providers'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** At least as high as the screen, so that the footer does not move once the browser has read its cart. */
export default async function CheckoutPage() {
  const t = await getTranslations('checkout')
  return (
    <PageTexts page="/kasse">
      <div className="page-width grid min-h-lvh content-start gap-8 py-10 sm:py-14">
        <h1 className="text-2xl">{t('title')}</h1>
        <noscript>{t('needsScript')}</noscript>
        <Suspense fallback={<EmptyCart isKnown={false} />}>
          <CheckoutForm
            catalogue={cartOffers()}
            bundles={bundleOffers()}
            methods={offeredMethods()}
            declarations={declarations()}
            {...await countries()}
            {...await priceNotes()}
          />
        </Suspense>
      </div>
    </PageTexts>
  )
}
