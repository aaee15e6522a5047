import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { OrderFacts } from '@/components/orders/order-facts'
import { OrderHead } from '@/components/orders/order-head'
import { OrderInvoices } from '@/components/orders/order-invoices'
import { OrderItems } from '@/components/orders/order-items'
import { OrderRefresh } from '@/components/orders/order-refresh'
import { TermsLink } from '@/components/orders/terms-link'
import { BankTransfer } from '@/components/payment/bank-transfer'
import { FasterPayment } from '@/components/payment/faster-payment'
import { HostedPayment } from '@/components/payment/hosted-payment'
import type { OrderView } from '@/lib/orders/schema'
import { HowToReturn } from './how-to-return'
import { OrderAgain } from './order-again'
import { OrderFiles } from './order-files'

interface OrderDetailsProps {
  order: OrderView
  /** How often the order has changed so far. */
  changes: number
  /** Empty if the buyer's account has opened the page. */
  token: string
  /** Whether the order is in the visitor's account. */
  isOwn: boolean
  /** Whether the texts that it was concluded under are kept. */
  hasTerms: boolean
  /** What its buyer says of the presets. */
  ratings?: ReactNode
  /** What else belongs to the page. */
  children?: ReactNode
}

/** The page of one order, set like an invoice: where it stands, what comes next, what it is about. */
export async function OrderDetails(props: OrderDetailsProps) {
  const { order, changes, token, isOwn, hasTerms, ratings, children } = props
  const t = await getTranslations('orders')
  return (
    <div className="page-width one-sheet py-10 sm:py-14 print:p-0!">
      <OrderRefresh orderId={order.orderId} token={token} changes={changes} />
      <OrderHead order={order} />
      <HowToReturn isOwn={isOwn} />
      {order.payment && <BankTransfer payment={order.payment} />}
      {order.payment && <FasterPayment orderId={order.orderId} token={token} />}
      {order.session && <HostedPayment order={order} session={order.session} token={token} />}
      {order.status === 'paid' && <OrderFiles order={order} token={token} />}
      {ratings}
      {order.status === 'cancelled' && (
        <OrderAgain
          items={order.items.map(({ id, name, price }) => ({ id, name, price }))}
          label={t('orderAgain')}
        />
      )}
      <OrderItems order={order} />
      <OrderInvoices order={order} token={token} />
      <OrderFacts order={order} />
      {hasTerms && <TermsLink orderId={order.orderId} token={token} />}
      {children}
    </div>
  )
}
