import { createInterface } from 'node:readline'
import { z } from 'zod'
import { stripePayment } from '@/lib/payment/providers/stripe/stripe-payment'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import type { Store } from '@/lib/store/store'
import { recordPaymentEvent } from '../paying/record-payment-event'

/**
 * take-events.ts FILE: handles one webhook call per line, and prints a line for each answer. Kills itself after
 * as many store operations (counted before and after each) as the call says, or else before answering.
 */
const callSchema = z.object({ body: z.string(), signature: z.string(), killAt: z.number().nullable() })
const store = createSqliteStore(process.argv[2] ?? '')
let left = Infinity

function pass(): void {
  if (left === 0) process.kill(process.pid, 'SIGKILL')
  left -= 1
}

const mortal = new Proxy(store, {
  get(target, name: keyof Store) {
    const operation: unknown = Reflect.get(target, name)
    if (typeof operation !== 'function') return operation
    return async (...given: unknown[]) => {
      pass()
      const result: unknown = await Reflect.apply(operation, target, given)
      pass()
      return result
    }
  },
})

async function take(line: string): Promise<void> {
  const { body, signature, killAt } = callSchema.parse(JSON.parse(line))
  left = killAt ?? Infinity
  const event = await stripePayment.read(body, new Headers({ 'stripe-signature': signature }))
  if (event) await recordPaymentEvent(mortal, 'stripe', event)
  if (killAt !== null) process.kill(process.pid, 'SIGKILL')
  process.stdout.write('answered\n')
}

createInterface({ input: process.stdin }).on('line', (line) => void take(line))
