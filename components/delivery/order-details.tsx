import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ShopLink } from '@/components/ui/shop-link'
import type { OrderView } from '@/lib/orders/schema'
import { BankTransfer } from '@/components/payment/bank-transfer'
import { OrderFacts } from '@/components/orders/order-facts'
import { OrderItems } from './order-items'
import { OrderRefresh } from '@/components/orders/order-refresh'
import { OrderBadge } from '@/components/orders/order-badge'

/** The page of one order: where it stands, how to pay it, and its files once it is paid. */
export async function OrderDetails({ order, token }: { order: OrderView; token: string }) {
  const t = await getTranslations('orders')
  return (
    <div className="page-width grid gap-10 py-10 sm:py-14">
      <OrderRefresh orderId={order.orderId} token={token} status={order.status} />
      <header className="grid justify-items-start gap-3">
        <p className="eyebrow">{order.reference}</p>
        <h1 className="text-2xl">{t('title')}</h1>
        <div role="status" className="flex flex-wrap items-center gap-3">
          <OrderBadge status={order.status} />
          {t(`status.${order.status}`)}
        </div>
        <HowToReturn token={token} />
      </header>
      {order.payment && <BankTransfer payment={order.payment} />}
      <OrderItems order={order} token={token} />
      <OrderFacts order={order} />
    </div>
  )
}

/** Without a token, only the buyer's account has opened the page. */
async function HowToReturn({ token }: { token: string }) {
  const t = await getTranslations('orders')
  const account = (text: ReactNode) => (
    <ShopLink
      href="/konto"
      className="inline-flex min-h-6 items-center font-medium underline decoration-outline underline-offset-4 hover:text-accent"
    >
      {text}
    </ShopLink>
  )
  return (
    <p className="text-sm text-muted">
      {token === '' ? t.rich('inAccount', { link: account }) : t('keepLink')}
    </p>
  )
}
