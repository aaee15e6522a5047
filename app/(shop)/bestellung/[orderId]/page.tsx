import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { OrderDetails } from '@/components/orders/order-details'
import { ShopError } from '@/lib/core/errors'
import { openOrder } from '@/lib/orders/open-order'
import { viewOrder } from '@/lib/orders/view-order'
import { store } from '@/lib/store/open-store'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

export default async function OrderPage({ params, searchParams }: PageProps<'/bestellung/[orderId]'>) {
  const { orderId } = await params
  const { token } = await searchParams
  if (typeof token !== 'string') notFound()
  const order = await openOrder(store(), orderId, token).catch((error: unknown) => {
    if (error instanceof ShopError && error.code === 'order_not_found') notFound()
    throw error
  })
  return <OrderDetails order={viewOrder(order)} token={token} />
}
