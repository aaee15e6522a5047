import { createInterface } from 'node:readline'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { openStore } from '@/lib/store/open-store'
import { placeOrder } from '../place-order'
import { orderRequestSchema } from '../schema'

/**
 * place-orders.ts CODE KEY…: prints `ready` and waits for a line; then places an order with the code under each key, printing a
 * line before each. An order that the shop refuses is none.
 */
const store = openStore(env())
const [discountCode = '', ...keys] = process.argv.slice(2)

async function place(): Promise<void> {
  const request = orderRequestSchema.parse({
    items: [{ id: 'cs2-schrittklar' }],
    email: 'kundin@example.com',
    consent: { immediateDelivery: true, withdrawalLoss: true },
    paymentMethod: 'vorkasse',
    discountCode,
  })
  for (const key of keys) {
    process.stdout.write('next\n')
    try {
      await placeOrder(store, request, { key })
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
    }
  }
}

createInterface({ input: process.stdin }).once('line', () => void place().then(() => process.exit()))
await store.get('campaigns')
process.stdout.write('ready\n')
