import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { bundleOffers, cartOffers } from '@/components/cart/cart-props'
import { CheckoutForm } from '@/components/checkout/checkout-form'
import { checkoutTexts } from '@/components/checkout/checkout-texts'
import { offeredMethods } from '@/lib/payment/providers/providers'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** Rendered per visit, because only the running shop knows its payment methods. */
export const dynamic = 'force-dynamic'

/** The query parameter with the preset to buy at once; without it, the content of the cart is bought. */
const BUY_NOW = 'preset'

/** At least as high as the screen, so that the footer does not move once the browser has read its cart. */
export default async function CheckoutPage({ searchParams }: PageProps<'/kasse'>) {
  const t = await getTranslations('checkout')
  const wanted = (await searchParams)[BUY_NOW]
  const catalogue = cartOffers()
  return (
    <div className="page-width grid min-h-lvh content-start gap-8 py-10 sm:py-14">
      <h1 className="text-2xl">{t('title')}</h1>
      <noscript>{t('needsScript')}</noscript>
      <CheckoutForm
        catalogue={catalogue}
        only={catalogue.find(({ id }) => id === wanted)}
        bundles={bundleOffers()}
        methods={offeredMethods()}
        texts={await checkoutTexts()}
      />
    </div>
  )
}
