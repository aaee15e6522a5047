import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { bundleOffers, cartOffers } from '@/components/cart/cart-props'
import { EmptyCart } from '@/components/cart/empty-cart'
import { CheckoutForm } from '@/components/checkout/checkout-form'
import { checkoutTexts } from '@/components/checkout/checkout-texts'
import { offeredMethods } from '@/lib/payment/providers/providers'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** At least as high as the screen, so that the footer does not move once the browser has read its cart. */
export default async function CheckoutPage() {
  const t = await getTranslations('checkout')
  const texts = await checkoutTexts()
  return (
    <div className="page-width grid min-h-lvh content-start gap-8 py-10 sm:py-14">
      <h1 className="text-2xl">{t('title')}</h1>
      <noscript>{t('needsScript')}</noscript>
      <Suspense fallback={<EmptyCart isKnown={false} texts={texts} />}>
        <CheckoutForm
          catalogue={cartOffers()}
          bundles={bundleOffers()}
          methods={offeredMethods()}
          texts={texts}
        />
      </Suspense>
    </div>
  )
}
