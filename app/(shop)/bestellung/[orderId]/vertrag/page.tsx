import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { cache } from 'react'
import { OrderTerms } from '@/components/orders/order-terms'
import { userIfKnown } from '@/lib/account/user-if-known'
import { readCookie } from '@/lib/core/cookies'
import { ShopError } from '@/lib/core/errors'
import { setAnswerStatus } from '@/lib/http/server/answer-status'
import { termsOf } from '@/lib/legal/terms-of'
import { openOrder } from '@/lib/orders/open-order'
import { store } from '@/lib/store/open-store'
import NotFound from '../../../not-found'

type Props = PageProps<'/bestellung/[orderId]/vertrag'>

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('orders')
  const contract = await contractOnce((await params).orderId, tokenOf(await searchParams))
  return {
    title: contract ? t('terms.pageTitle', { reference: contract.order.reference }) : t('unknown'),
    robots: { index: false },
  }
}

export default async function ContractPage({ params, searchParams }: Props) {
  const token = tokenOf(await searchParams)
  const contract = await contractOnce((await params).orderId, token)
  if (!contract) {
    setAnswerStatus(404)
    return <NotFound />
  }
  return <OrderTerms {...contract} token={token ?? ''} />
}

/** The order with the texts that it was concluded under; null if it is not to be seen, or none are kept. */
const contractOnce = cache(async (orderId: string, token: string | undefined) => {
  const user = await userIfKnown(store(), readCookie(await headers(), 'session'))
  try {
    const order = await openOrder(store(), orderId, { token, user })
    const terms = await termsOf(store(), order)
    return terms && { order, terms }
  } catch (error) {
    if (error instanceof ShopError && error.code === 'order_not_found') return null
    throw error
  }
})

const tokenOf = ({ token }: Awaited<Props['searchParams']>) => (typeof token === 'string' ? token : undefined)
