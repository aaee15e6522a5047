import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { OrderDetails } from '@/components/delivery/order-details'
import { userIfKnown } from '@/lib/account/user-if-known'
import { readCookie } from '@/lib/core/cookies'
import { ShopError } from '@/lib/core/errors'
import { setAnswerStatus } from '@/lib/http/server/answer-status'
import { openOrder } from '@/lib/orders/open-order'
import { viewOrder } from '@/lib/delivery/view-order'
import { store } from '@/lib/store/open-store'
import NotFound from '../../not-found'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

export default async function OrderPage({ params, searchParams }: PageProps<'/bestellung/[orderId]'>) {
  const { orderId } = await params
  const { token } = await searchParams
  const key = {
    token: typeof token === 'string' ? token : undefined,
    user: await userIfKnown(store(), readCookie(await headers(), 'session')),
  }
  const order = await openOrder(store(), orderId, key).catch((error: unknown) => {
    if (error instanceof ShopError && error.code === 'order_not_found') return null
    throw error
  })
  if (!order) {
    setAnswerStatus(404)
    return <NotFound />
  }
  return <OrderDetails order={viewOrder(order)} token={key.token ?? ''} />
}
