import { newId } from '@/lib/core/ids'
import { saveOrder } from '@/lib/orders/data'
import { newReference } from '@/lib/orders/reference'
import type { Order } from '@/lib/orders/schema'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import type { Store } from '@/lib/store/store'

/** Adds and returns an order waiting for a transfer, with changes. */
export async function addOrder(store: Store, changed: Partial<Order> = {}): Promise<Order> {
  const id = newId('order')
  const order: Order = { ...sampleOrder, id, idempotencyKey: id, reference: newReference(), ...changed }
  delete order.attribution
  await saveOrder(store, order)
  return order
}
