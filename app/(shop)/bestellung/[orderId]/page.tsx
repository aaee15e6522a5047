import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { cache } from 'react'
import { SessionWatch } from '@/components/account/session-change'
import { OrderDetails } from '@/components/delivery/order-details'
import { MaintenanceScreen } from '@/components/maintenance/maintenance-screen'
import { OrderRatings } from '@/components/ratings/order-ratings'
import { WithdrawLink } from '@/components/withdrawals/withdraw-link'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { StaysOpen } from '@/components/ui/stays-open'
import { MoneyBack } from '@/components/orders/money-back'
import { OrderMissing } from '@/components/orders/order-missing'
import { shownState } from '@/components/orders/order-badge'
import { lacksPasskey } from '@/lib/account/passkeys/own-passkeys'
import { userOf } from '@/lib/account/session/session'
import { readCookie } from '@/lib/core/cookies'
import { ShopError } from '@/lib/core/errors'
import { setAnswerStatus } from '@/lib/core/current-answer'
import { openDespiteLock, wasPaid } from '@/lib/orders/access/open-despite-lock'
import { isBuyer, openOrder, type OrderKey } from '@/lib/orders/access/open-order'
import { moneyBackOffer } from '@/lib/orders/refunds/give-money-back'
import { viewOrder } from '@/lib/delivery/view-order'
import { ownRatings } from '@/lib/ratings/own-ratings'
import { store } from '@/lib/store/open-store'
import { PlainAddress } from '@/components/orders/order-refresh'
import { env } from '@/lib/core/env'
import { visitorAddress } from '@/lib/core/address/visitor-address'
import { countCall } from '@/lib/http/server/rate-limit'
import { checkOnReturn } from '@/lib/orders/paying/check-payments'
import type { Order } from '@/lib/orders/schema'
import { PasskeyOffer } from '@/components/account/passkeys/passkey-offer'

/** The provider limits the whole shop's requests. */
const LIMIT = { name: 'returns', points: 20, seconds: 60 }

/** Part of the address that a payment page returns to. */
const RETURN = 'zahlung'
const ABANDONED = 'abgebrochen'

type Props = PageProps<'/bestellung/[orderId]'>

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('orders')
  const opened = await openOnce((await params).orderId, ...queryOf(await searchParams))
  if (opened === 'locked') return { title: await lockedTitle(), robots: { index: false } }
  if (!opened) return { title: t('unknown'), robots: { index: false } }
  const { reference, status, refunded = 0 } = opened.order
  return {
    title: t('pageTitle', { reference, state: t(`states.${shownState({ status, refunded })}`) }),
    description: t('description'),
    robots: { index: false },
  }
}

export default async function OrderPage({ params, searchParams }: Props) {
  const query = await searchParams
  const [token, isReturn] = queryOf(query)
  const given = token ?? ''
  const opened = await openOnce((await params).orderId, token, isReturn)
  if (opened === 'locked') {
    setAnswerStatus(503)
    return <Locked />
  }
  if (!opened) {
    setAnswerStatus(404)
    return <OrderMissing />
  }
  const { order, isOwn, user } = opened
  return (
    <PageTexts page="/bestellung/[orderId]">
      {wasPaid(order) && <StaysOpen />}
      {user && isOwn && !token && <SessionWatch uid={user.uid} path={`/bestellung/${order.id}`} />}
      {isReturn && <PlainAddress without={RETURN} />}
      <OrderDetails
        order={viewOrder(order)}
        changes={order.changes ?? 0}
        token={given}
        isOwn={isOwn}
        isAbandoned={query[RETURN] === ABANDONED}
        hasTerms={order.terms !== undefined}
        moneyBack={
          <MoneyBack orderId={order.id} token={given} offer={await moneyBackOffer(store(), order)} />
        }
        ratings={<OrderRatings orderId={order.id} token={given} items={await ownRatings(store(), order)} />}
      >
        <WithdrawLink order={order} />
        <PasskeyOffer isShown={await lacksPasskey(store(), payerOf(opened))} />
      </OrderDetails>
    </PageTexts>
  )
}

function payerOf({ order, isOwn, user }: OpenedOrder): string | undefined {
  return isOwn && wasPaid(order) ? user?.uid : undefined
}

function Locked() {
  return <MaintenanceScreen note={env().MAINTENANCE_NOTE ?? ''} isFramed />
}

const lockedTitle = async () => (await getTranslations('maintenance'))('title')

/** Null if the visitor may not see it, `locked` during a lock. On the return from paying, asks the provider first. */
const openOnce = cache(async (orderId: string, token: string | undefined, isReturn: boolean) => {
  const session = readCookie(await headers(), 'session')
  const user = await userOf(store(), session)
  const unlockCookie = readCookie(await headers(), 'unlock')
  try {
    const opened = await openDespiteLock(store(), orderId, { token, user }, unlockCookie)
    const order = isReturn ? await orderOnReturn(opened, { token, user }) : opened
    return { order, user, isOwn: isBuyer(order, user) }
  } catch (error) {
    const code = error instanceof ShopError ? error.code : null
    if (code === 'order_not_found') return null
    if (code === 'maintenance' || code === 'store_unavailable') return 'locked'
    throw error
  }
})

type OpenedOrder = Exclude<Awaited<ReturnType<typeof openOnce>>, string | null>

function queryOf(query: Awaited<Props['searchParams']>): [token: string | undefined, isReturn: boolean] {
  const { token } = query
  return [typeof token === 'string' ? token : undefined, query[RETURN] !== undefined]
}

async function orderOnReturn(order: Order, key: OrderKey): Promise<Order> {
  if (!order.session) return order
  try {
    await countCall(LIMIT, visitorAddress(await headers(), env().TRUSTED_PROXIES))
  } catch (error) {
    if (error instanceof ShopError) return order
    throw error
  }
  await checkOnReturn(store(), order)
  return openOrder(store(), order.id, key)
}
