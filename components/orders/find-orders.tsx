import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ShopLink } from '@/components/ui/shop-link'
import { FindOrdersForm } from './find-orders-form'

export async function FindOrders() {
  const t = await getTranslations('orders.find')
  const link = (href: string) =>
    function LinkText(text: ReactNode) {
      return (
        <ShopLink href={href} className="font-medium underline underline-offset-4">
          {text}
        </ShopLink>
      )
    }
  return (
    <div className="page-width grid gap-x-16 gap-y-8 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_28rem]">
      <div className="text-width grid content-start gap-4">
        <h1 className="text-2xl hyphens-auto">{t('title')}</h1>
        <p>{t('text')}</p>
        <p className="text-muted">{t.rich('account', { link: link('/konto') })}</p>
        <p className="text-muted">{t.rich('help', { link: link('/hilfe#kontakt') })}</p>
      </div>
      <div className="grid content-start gap-6">
        <noscript>{t('needsScript')}</noscript>
        <FindOrdersForm
          texts={{
            email: t('email'),
            submit: t('submit'),
            busy: t('busy'),
            sent: t('sent'),
            wait: t('wait'),
            noAnswer: t('noAnswer'),
          }}
        />
      </div>
    </div>
  )
}
