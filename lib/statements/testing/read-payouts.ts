import { createInterface } from 'node:readline'
import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import type { Store } from '@/lib/store/store'
import { readProviderPayouts } from '../provider-payouts/read-payouts'

/** read-payouts.ts: prints `ready` and waits for a line; then reads the providers' payouts, and prints a line for each write. */
const store = openStore(env())

const printing = new Proxy<Store>(store, {
  get: (target, method) => {
    const own: unknown = Reflect.get(target, method)
    if (typeof own !== 'function') return own
    return async (...given: unknown[]) => {
      const result: unknown = await Reflect.apply(own, target, given)
      if (method === 'update' || method === 'updateOnce') process.stdout.write(`${method}\n`)
      return result
    }
  },
})

createInterface({ input: process.stdin }).once('line', () => {
  void readProviderPayouts(printing).then(() => process.exit())
})
await store.get('providerPayouts')
process.stdout.write('ready\n')
