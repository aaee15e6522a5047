import { getTranslations } from 'next-intl/server'
import { OrderFacts } from '@/components/orders/order-facts'
import { OrderHead } from '@/components/orders/order-head'
import { OrderItems } from '@/components/orders/order-items'
import { OrderRefresh } from '@/components/orders/order-refresh'
import { BankTransfer } from '@/components/payment/bank-transfer'
import { ButtonLink } from '@/components/ui/button'
import type { OrderView } from '@/lib/orders/schema'
import { HowToReturn } from './how-to-return'
import { OrderFiles } from './order-files'

interface OrderDetailsProps {
  order: OrderView
  /** Empty if the buyer's account has opened the page. */
  token: string
  /** Whether the order is in the visitor's account. */
  isOwn: boolean
}

/** The page of one order, set like an invoice: where it stands, what comes next, what it is about. */
export async function OrderDetails({ order, token, isOwn }: OrderDetailsProps) {
  const t = await getTranslations('orders')
  return (
    <div className="page-width one-sheet py-10 sm:py-14 print:p-0!">
      <OrderRefresh orderId={order.orderId} token={token} status={order.status} />
      <OrderHead order={order} />
      <HowToReturn isOwn={isOwn} />
      {order.payment && <BankTransfer payment={order.payment} />}
      {order.status === 'paid' && <OrderFiles order={order} token={token} />}
      {order.status === 'cancelled' && (
        <ButtonLink href="/presets" className="justify-self-start">
          {t('orderAgain')}
        </ButtonLink>
      )}
      <OrderItems order={order} />
      <OrderFacts order={order} />
    </div>
  )
}
