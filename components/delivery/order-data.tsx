import { getTranslations } from 'next-intl/server'
import { BillingForm } from '@/components/orders/billing-form'
import { OrderFacts } from '@/components/orders/order-facts'
import { OrderInvoices } from '@/components/orders/order-invoices'
import { OrderItems } from '@/components/orders/order-items'
import { TermsLink } from '@/components/orders/terms-link'
import { MailSwitch } from '@/components/ui/fields/saved-switch'
import type { OrderView } from '@/lib/orders/view-schema'
import { MendEmail } from './mend-email'

interface OrderDataProps {
  order: OrderView
  token: string
  hasTerms: boolean
}

/** Folded once it is paid, unless money has gone back, but never in print. */
export async function OrderData({ order, token, hasTerms }: OrderDataProps) {
  const t = await getTranslations('orders')
  const isPaid = order.status === 'paid'
  return (
    <details open={!isPaid || order.refunds.length > 0} className="border-y border-line print:border-0">
      <summary className="disclosure min-h-14 py-3 text-lg print:hidden">{t('data')}</summary>
      <div className="grid gap-10 pt-2 pb-8 print:block print:*:mt-6">
        <OrderItems order={order} />
        <OrderInvoices order={order} token={token} />
        <OrderFacts order={order}>
          {order.isEmailMendable && <MendEmail orderId={order.orderId} token={token} />}
          <ChangeBilling order={order} token={token} />
        </OrderFacts>
        {isPaid && <Updates order={order} token={token} />}
        {hasTerms && <TermsLink orderId={order.orderId} token={token} />}
      </div>
    </details>
  )
}

function ChangeBilling({ order, token }: { order: OrderView; token: string }) {
  if (!order.isBillingChangeable) return null
  const { orderId, billing, country, status } = order
  return (
    <BillingForm
      words="orders.changeBilling"
      call={`/api/orders/${orderId}/billing?${new URLSearchParams({ token })}`}
      billing={billing}
      country={country}
      isUnpaid={status === 'pending'}
    />
  )
}

function Updates({ order, token }: { order: OrderView; token: string }) {
  return (
    <div className="text-width print:hidden">
      <MailSwitch
        id="updates-hint"
        call={{
          path: `/api/orders/${order.orderId}/updates?${new URLSearchParams({ token })}`,
          method: 'POST',
        }}
        initial={order.hasUpdates}
        words="orders.updates"
      />
    </div>
  )
}
