import { useMessages } from 'next-intl'
import type { DeskRecord } from '@/lib/orders/order-fields'
import { isBillingChangeable } from '@/lib/orders/state/is-billing-changeable'
import { BillingForm } from '../../billing-form'

/** Lets an admin change the invoice address of an order. */
export function OrderBilling({ order }: { order: DeskRecord }) {
  const { admin, checkout } = useMessages()
  const { open, openFirst, ...texts } = admin.orderDesk.changeBilling
  if (!isBillingChangeable(order)) return null
  return (
    <BillingForm
      call={`/api/admin/orders/${order.id}/billing`}
      billing={order.billing}
      texts={{ ...texts, open: order.billing ? open : openFirst }}
      fields={checkout.billing}
    />
  )
}
