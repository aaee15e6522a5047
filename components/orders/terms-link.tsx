import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'

export async function TermsLink({ orderId, token }: { orderId: string; token: string }) {
  const t = await getTranslations('orders.terms')
  return (
    <p className="text-sm print:hidden">
      <ShopLink
        href={`/bestellung/${orderId}/vertrag${token && `?token=${token}`}`}
        className="touch-link font-medium decoration-outline hover:text-accent"
      >
        {t('link')}
      </ShopLink>
    </p>
  )
}
