import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { cache } from 'react'
import { MaintenanceScreen } from '@/components/maintenance/maintenance-screen'
import { OrderTerms } from '@/components/orders/order-terms'
import { StaysOpen } from '@/components/ui/stays-open'
import { userOf } from '@/lib/account/session/session'
import { readCookie } from '@/lib/core/cookies'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { setAnswerStatus } from '@/lib/core/current-answer'
import { openDespiteLock, wasPaid } from '@/lib/orders/access/open-despite-lock'
import { store } from '@/lib/store/open-store'
import NotFound from '../../../not-found'
import { termsOf } from '@/lib/legal/data'

type Props = PageProps<'/bestellung/[orderId]/vertrag'>

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('orders')
  const contract = await contractOnce((await params).orderId, tokenOf(await searchParams))
  if (contract === 'locked') {
    return { title: (await getTranslations('maintenance'))('title'), robots: { index: false } }
  }
  return {
    title: contract ? t('terms.pageTitle', { reference: contract.order.reference }) : t('unknown'),
    robots: { index: false },
  }
}

export default async function ContractPage({ params, searchParams }: Props) {
  const token = tokenOf(await searchParams)
  const contract = await contractOnce((await params).orderId, token)
  if (contract === 'locked') {
    setAnswerStatus(503)
    return <MaintenanceScreen note={env().MAINTENANCE_NOTE ?? ''} isFramed />
  }
  if (!contract) {
    setAnswerStatus(404)
    return <NotFound />
  }
  return (
    <>
      {wasPaid(contract.order) && <StaysOpen />}
      <OrderTerms {...contract} token={token ?? ''} />
    </>
  )
}

/** With the texts at its conclusion; null if the visitor may not see it, `locked` if not while the shop is locked. */
const contractOnce = cache(async (orderId: string, token: string | undefined) => {
  const session = readCookie(await headers(), 'session')
  const user = await userOf(store(), session)
  const unlockCookie = readCookie(await headers(), 'unlock')
  try {
    const order = await openDespiteLock(store(), orderId, { token, user }, unlockCookie)
    return { order, terms: await termsOf(store(), order) }
  } catch (error) {
    const code = error instanceof ShopError ? error.code : null
    if (code === 'order_not_found') return null
    if (code === 'maintenance' || code === 'store_unavailable') return 'locked'
    throw error
  }
})

const tokenOf = ({ token }: Awaited<Props['searchParams']>) => (typeof token === 'string' ? token : undefined)
