import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { BillingForm } from '@/components/orders/billing-form'
import { OrderFacts } from '@/components/orders/order-facts'
import { OrderHead } from '@/components/orders/order-head'
import { OrderInvoices } from '@/components/orders/order-invoices'
import { OrderItems } from '@/components/orders/order-items'
import { OrderRefresh } from '@/components/orders/order-refresh'
import { TermsLink } from '@/components/orders/terms-link'
import { BankTransfer } from '@/components/payment/bank-transfer'
import { FittingOrder } from '@/components/orders/fitting-order'
import { FasterPayment } from '@/components/payment/faster-payment'
import { HostedPayment } from '@/components/payment/hosted-payment'
import { Notice } from '@/components/ui/notice'
import type { OrderView } from '@/lib/orders/view-schema'
import { HowToReturn } from './how-to-return'
import { MendEmail } from './mend-email'
import { OrderAgain } from './order-again'
import { OrderFiles } from './order-files'

interface OrderDetailsProps {
  order: OrderView
  /** The number of changes to the order so far. */
  changes: number
  /** Empty if the page was opened through the buyer's account. */
  token: string
  /** Whether the order belongs to the user's account. */
  isOwn: boolean
  /** Whether the buyer has just left the payment page without paying. */
  isAbandoned: boolean
  /** Whether the texts at the time of the order are kept. */
  hasTerms: boolean
  /** The buyer's ratings. */
  ratings?: ReactNode
  /** The promise to give money back. */
  moneyBack?: ReactNode
  children?: ReactNode
}

/** An order's page, laid out like an invoice: state, next step, contents. */
export async function OrderDetails(props: OrderDetailsProps) {
  const { order, changes, token, isOwn, isAbandoned, hasTerms, ratings, moneyBack, children } = props
  const t = await getTranslations('orders')
  return (
    <div className="page-width one-sheet py-10 sm:py-14 print:p-0!">
      <OrderRefresh orderId={order.orderId} token={token} changes={changes} />
      <OrderHead order={order} />
      {isAbandoned && order.session?.state === 'open' && <Notice tone="info">{t('abandoned')}</Notice>}
      <HowToReturn isOwn={isOwn} />
      {order.payment && <BankTransfer payment={order.payment} />}
      {order.payment && !order.received && <FasterPayment order={order} token={token} />}
      {order.session && <HostedPayment order={order} session={order.session} token={token} />}
      {order.status === 'paid' && <OrderFiles order={order} token={token} />}
      {ratings}
      {moneyBack}
      {order.status === 'cancelled' && (
        <OrderAgain
          items={order.items.map(({ id, name, price }) => ({ id, name, price }))}
          label={t('orderAgain')}
        />
      )}
      <OrderItems order={order} />
      <OrderInvoices order={order} token={token} />
      <OrderFacts order={order}>
        {order.isEmailMendable && <MendEmail orderId={order.orderId} token={token} />}
        <ChangeBilling order={order} token={token} />
      </OrderFacts>
      <FittingOrder order={order} />
      {hasTerms && <TermsLink orderId={order.orderId} token={token} />}
      {children}
    </div>
  )
}

/** Lets the buyer add or change the invoice address, where that may be. */
function ChangeBilling({ order, token }: { order: OrderView; token: string }) {
  if (!order.isBillingChangeable) return null
  const { orderId, billing, status } = order
  return (
    <BillingForm
      words="orders.changeBilling"
      call={`/api/orders/${orderId}/billing?${new URLSearchParams({ token })}`}
      billing={billing}
      isUnpaid={status === 'pending'}
    />
  )
}
