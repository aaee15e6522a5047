import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { tidy } from '../tidy'

/** run-tidying.ts: tidies the data of the environment, and prints a line after each write of a rule. */
const store = openStore(env())
const told = new Proxy(store, {
  get(target, name) {
    if (name !== 'updateOnce') return Reflect.get(target, name)
    return async (...given: Parameters<typeof store.updateOnce>) => {
      const isWritten = await target.updateOnce(...given)
      process.stdout.write(`${given[0]}\n`)
      return isWritten
    }
  },
})
await tidy({ store: told, isTrial: false, mayGoOn: () => true, mostMarks: Infinity })
await store.close()
