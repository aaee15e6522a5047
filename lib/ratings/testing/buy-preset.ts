import { setClock } from '@/lib/core/clock'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { saveOrder } from '@/lib/orders/data'
import type { Order } from '@/lib/orders/schema'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import type { Store } from '@/lib/store/store'

const START = Date.UTC(2026, 10, 22, 10)
let count = 0

/** A paid order of one preset, a second after the previous one. */
export async function buyPreset(store: Store, given: Partial<Order> = {}): Promise<Order> {
  count += 1
  const at = START + 1000 * count
  setClock(() => at)
  const id = `order_${at}_aaaaaaaaaaaaaaaa`
  await saveOrder(store, { ...sampleOrder, id, createdAt: at, idempotencyKey: id, ...given })
  return confirmPayment(store, id, 'test')
}
