import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { tidy } from '../tidy'
import { untilDone } from './tidy-all'

/** run-tidying.ts: tidies the data of the environment, and prints the idempotency key of each write that has one. */
const store = openStore(env())
const counted = new Proxy(store, {
  get(target, name) {
    const value: unknown = Reflect.get(target, name)
    if (name !== 'updateOnce') return typeof value === 'function' ? value.bind(target) : value
    return async (...given: Parameters<typeof store.updateOnce>) => {
      const isWritten = await target.updateOnce(...given)
      process.stdout.write(`${given[0]}\n`)
      return isWritten
    }
  },
})
await tidy(untilDone(counted))
await store.close()
