import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { FittingOrder } from '@/components/orders/fitting-order'
import { shownState } from '@/components/orders/order-badge'
import { OrderHead } from '@/components/orders/order-head'
import { OrderRefresh } from '@/components/orders/order-refresh'
import { BankTransfer } from '@/components/payment/bank-transfer'
import { FasterPayment } from '@/components/payment/faster-payment'
import { HostedPayment } from '@/components/payment/hosted-payment'
import { CopyButton } from '@/components/ui/copy-button'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import { findPreset } from '@/lib/catalog/catalog'
import { isInstalledElsewhere, systemOf } from '@/lib/delivery/player-system'
import type { OrderView } from '@/lib/orders/view-schema'
import { OrderAgain } from './order-again'
import { OrderData } from './order-data'
import { OrderFiles } from './order-files'

interface OrderDetailsProps {
  order: OrderView
  changes: number
  /** Empty if opened through the buyer's account. */
  token: string
  isOwn: boolean
  /** Has just left the payment page without paying. */
  isAbandoned: boolean
  /** The texts at the time of the order are kept. */
  hasTerms: boolean
  ratings?: ReactNode
  moneyBack?: ReactNode
  children?: ReactNode
}

export async function OrderDetails(props: OrderDetailsProps) {
  const { order, changes, token, isOwn, isAbandoned, hasTerms, ratings, moneyBack, children } = props
  const t = await getTranslations('orders')
  // Never cached, so the server may look at the browser.
  const system = systemOf(await headers())
  const presets = order.items.flatMap(({ id, isRefunded }) => (isRefunded ? [] : (findPreset(id) ?? [])))
  const isElsewhere = isInstalledElsewhere(system, presets)
  // The page then begins with ways to send its address on.
  const isSentOn = isElsewhere && order.status === 'paid'
  const isThanked = shownState(order) === 'paid' && !order.isWithdrawn
  return (
    <div className="page-width one-sheet py-6 sm:py-10 print:p-0!">
      <OrderRefresh orderId={order.orderId} token={token} changes={changes} />
      <OrderHead order={order} thanks={isThanked ? t(isElsewhere ? 'thanksAtPc' : 'thanks') : null} />
      <Paying order={order} token={token} isAbandoned={isAbandoned} />
      {order.status === 'paid' && (
        <OrderFiles order={order} token={token} system={system} isElsewhere={isElsewhere} />
      )}
      {ratings}
      {moneyBack}
      {order.status === 'cancelled' && (
        <OrderAgain
          items={order.items.map(({ id, name, price }) => ({ id, name, price }))}
          label={t('orderAgain')}
        />
      )}
      <OrderData order={order} token={token} hasTerms={hasTerms} />
      <div className="grid gap-1 print:hidden">
        {(isOwn || !isSentOn) && <HowToReturn isOwn={isOwn} />}
        {children}
      </div>
      <FittingOrder order={order} />
    </div>
  )
}

async function Paying({
  order,
  token,
  isAbandoned,
}: Pick<OrderDetailsProps, 'order' | 'token' | 'isAbandoned'>) {
  const t = await getTranslations('orders')
  const { payment, session, received } = order
  return (
    <>
      {isAbandoned && session?.state === 'open' && <Notice tone="info">{t('abandoned')}</Notice>}
      {payment && <BankTransfer payment={payment} />}
      {payment && !received && <FasterPayment order={order} token={token} />}
      {session && <HostedPayment order={order} session={session} token={token} />}
    </>
  )
}

async function HowToReturn({ isOwn }: { isOwn: boolean }) {
  const t = await getTranslations('orders')
  const account = (text: ReactNode) => (
    <ShopLink
      href="/konto#bestellungen"
      className="row-link font-medium decoration-outline hover:text-accent"
    >
      {text}
    </ShopLink>
  )
  if (isOwn)
    return <p className="text-sm text-muted print:hidden">{t.rich('inAccount', { link: account })}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-6 text-sm text-muted print:hidden">
      <p>{t('keepLink')}</p>
      <CopyButton words="orders.copyingLink" />
    </div>
  )
}
