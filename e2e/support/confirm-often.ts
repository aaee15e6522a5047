import { env } from '@/lib/core/env'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { openStore } from '@/lib/store/open-store'

/** Confirms one order many times at once: `confirm-often.ts ORDER TIMES`. */
const [orderId = '', times] = process.argv.slice(2)
const store = openStore(env())
const confirmations = Array.from({ length: Number(times) }, () => confirmPayment(store, orderId, 'test'))
const results = await Promise.allSettled(confirmations)
await store.close()
process.stdout.write(
  JSON.stringify({ confirmed: results.filter(({ status }) => status === 'fulfilled').length }),
)
