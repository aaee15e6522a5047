import type { DeskRecord } from '@/lib/orders/order-fields'
import { isBillingChangeable } from '@/lib/orders/state/is-billing-changeable'
import { BillingForm } from '../../billing-form'

/** Lets an admin change the invoice address of an order. */
export function OrderBilling({ order }: { order: DeskRecord }) {
  if (!isBillingChangeable(order)) return null
  return (
    <BillingForm
      words="admin.orderDesk.changeBilling"
      call={`/api/admin/orders/${order.id}/billing`}
      billing={order.billing}
      country={order.country}
    />
  )
}
