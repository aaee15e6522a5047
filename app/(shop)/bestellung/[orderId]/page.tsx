import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { cache } from 'react'
import { OrderDetails } from '@/components/delivery/order-details'
import { userIfKnown } from '@/lib/account/user-if-known'
import { readCookie } from '@/lib/core/cookies'
import { ShopError } from '@/lib/core/errors'
import { setAnswerStatus } from '@/lib/http/server/answer-status'
import { isBuyer, openOrder } from '@/lib/orders/open-order'
import { viewOrder } from '@/lib/delivery/view-order'
import { store } from '@/lib/store/open-store'
import NotFound from '../../not-found'

type Props = PageProps<'/bestellung/[orderId]'>

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('orders')
  const opened = await openOnce((await params).orderId, tokenIn(await searchParams))
  if (!opened) return { title: t('unknown'), robots: { index: false } }
  const { reference, status } = opened.order
  return {
    title: t('pageTitle', { reference, state: t(`states.${status}`) }),
    description: t('description'),
    robots: { index: false },
  }
}

export default async function OrderPage({ params, searchParams }: Props) {
  const token = tokenIn(await searchParams)
  const opened = await openOnce((await params).orderId, token)
  if (!opened) {
    setAnswerStatus(404)
    return <NotFound />
  }
  const { order, isOwn } = opened
  return <OrderDetails order={viewOrder(order)} token={token ?? ''} isOwn={isOwn} />
}

/** The order, and whether it is the visitor's own account's; null if it is not to be seen. Read once for title and page. */
const openOnce = cache(async (orderId: string, token: string | undefined) => {
  const user = await userIfKnown(store(), readCookie(await headers(), 'session'))
  try {
    const order = await openOrder(store(), orderId, { token, user })
    return { order, isOwn: isBuyer(order, user) }
  } catch (error) {
    if (error instanceof ShopError && error.code === 'order_not_found') return null
    throw error
  }
})

function tokenIn({ token }: Awaited<Props['searchParams']>): string | undefined {
  return typeof token === 'string' ? token : undefined
}
