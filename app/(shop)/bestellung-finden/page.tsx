import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { HouseCurve } from '@/components/audio/house/house-curve'
import { PageHead } from '@/components/audio/house/page-head'
import { FindOrdersForm } from '@/components/orders/find-orders-form'
import { ShopLink } from '@/components/ui/shop-link'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { publicOrigin } from '@/lib/core/address/public-origin'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders.find')
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: publicOrigin() && '/bestellung-finden' },
  }
}

export default async function FindOrdersPage() {
  const t = await getTranslations('orders.find')
  const link = (href: string) =>
    function LinkText(text: ReactNode) {
      return (
        <ShopLink href={href} className="font-medium text-link">
          {text}
        </ShopLink>
      )
    }
  return (
    <PageTexts page="/bestellung-finden">
      <PageHead title={t('title')} curve={<HouseCurve />}>
        <p>{t('text')}</p>
      </PageHead>
      <div className="page-width grid gap-x-16 gap-y-8 py-10 sm:py-14 lg:grid-cols-[28rem_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          <noscript>{t('needsScript')}</noscript>
          <FindOrdersForm />
        </div>
        <div className="text-width grid content-start gap-4 text-muted">
          <p>{t.rich('account', { link: link('/konto') })}</p>
          <p>{t.rich('help', { link: link('/hilfe#kontakt') })}</p>
        </div>
      </div>
    </PageTexts>
  )
}
