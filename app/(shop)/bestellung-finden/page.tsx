import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FindOrders } from '@/components/orders/find-orders'
import { publicOrigin } from '@/lib/core/address/public-origin'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders.find')
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: publicOrigin() && '/bestellung-finden' },
  }
}

export default FindOrders
