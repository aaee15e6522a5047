import { z } from 'zod'
import { race, sharedStores } from '@/dev/database/killed-processes'
import { PaymentService } from '@/dev/payments/payment-service'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { placeOrder } from '@/lib/checkout/place-order'
import { orderRequestSchema } from '@/lib/checkout/schema'
import { newId } from '@/lib/core/ids'
import { setStoredVariables } from '@/lib/core/env'
import { getOrder } from '@/lib/orders/data'
import { bookingsIn } from '@/lib/orders/invoicing/bookings'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { findProviderPayouts } from '@/lib/payment/payouts/data'
import { eventually } from '@/lib/store/contract/eventually'
import type { Store } from '@/lib/store/store'
import { auditStatements } from '../audit'

const SCRIPT = 'lib/statements/testing/read-payouts.ts'
const PAYOUTS = 4
const SALES_EACH = 2
const PATIENCE_MS = 240_000
const request = orderRequestSchema.parse({
  items: [{ id: programCatalog.presets[0]?.id }],
  email: 'kundin@example.com',
  consent: { immediateDelivery: true, withdrawalLoss: true },
  paymentMethod: 'stripe',
})
const named = z.object({ id: z.string() })

async function sell(store: Store, service: PaymentService): Promise<void> {
  const { orderId: id } = await placeOrder(store, request, { key: newId('order') })
  const session = (await getOrder(store, id))?.session?.id ?? ''
  await service.control(`sessions/${session}/pay`, { attempt: 'now' })
  await eventually(async () => expect((await getOrder(store, id))?.status).toBe('paid'))
}

describe.each(sharedStores)('payouts read by two processes of which one is killed, on %s', (_, open) => {
  it(
    'are one record each with one set of bookings, which clear the account of money in transit',
    async () => {
      const { store, settings, end } = await open()
      const service = await PaymentService.start(() => store)
      setStoredVariables({})
      for (let sale = 0; sale < PAYOUTS * SALES_EACH; sale += 1) {
        await sell(store, service)
        if (sale % SALES_EACH === 0) continue
        const payout = named.parse(await service.control('payouts'))
        await service.control(`payouts/${payout.id}/settle`, { outcome: 'succeeded' })
      }
      const { STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '', STRIPE_API_ORIGIN = '' } = process.env
      const given = { ...settings, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_ORIGIN }
      for (const killAfter of [1, 2, 3, Infinity]) await race(given, SCRIPT, [[], []], killAfter)

      const { entries } = await findProviderPayouts(store, null, { limit: 20 })
      expect(entries).toHaveLength(PAYOUTS)
      for (const payout of entries)
        expect(payout).toMatchObject({ state: 'right', lines: SALES_EACH, changes: 1 })
      let atProvider = 0
      for await (const { amount } of bookingsIn(store, { from: '2020-01-01', to: '2999-12-31' }, new Set()))
        atProvider += amount
      expect(atProvider).toBe(0)
      const found: object[] = await findingsOf(store)
      for await (const finding of auditStatements(store)) found.push(finding)
      expect(found).toEqual([])
      await service.stop()
      await end()
    },
    PATIENCE_MS,
  )
})
