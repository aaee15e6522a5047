import { setTimeout } from 'node:timers/promises'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { placeOrder } from '@/lib/checkout/place-order'
import { orderRequestSchema } from '@/lib/checkout/schema'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { runCopies } from '@/lib/operation/copies/run-copies'
import { store } from '@/lib/store/open-store'

/**
 * place-orders.ts [COUNT]: places 50 orders a second, or COUNT, confirms every second one's payment, and prints the id of each
 * order. Copies the data if there is a place for that.
 */
const PER_SECOND = Number(process.argv[2] ?? 50)
const [preset] = programCatalog.presets
const buyers = Array.from({ length: PER_SECOND }, (_, n) => `kundin-${process.pid}-${n}@example.com`)

async function place(key: string, email: string, isPaid: boolean): Promise<void> {
  const request = orderRequestSchema.parse({
    items: [{ id: preset?.id }],
    email,
    consent: { immediateDelivery: true, withdrawalLoss: true },
    paymentMethod: 'vorkasse',
  })
  const { orderId } = await placeOrder(store(), request, { key })
  process.stdout.write(`${orderId}\n`)
  if (isPaid) await confirmPayment(store(), orderId, 'test')
}

runCopies(store())
for (let round = 0; ; round += 1) {
  buyers.forEach((email, n) => {
    void setTimeout((1000 / PER_SECOND) * n).then(() => place(`${email} ${round}`, email, n % 2 === 0))
  })
  await setTimeout(1000)
}
