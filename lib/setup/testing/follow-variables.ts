import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { subscribeToVariables } from '../data'
import { watchVariables } from '../watch-variables'

/** follow-variables.ts: prints hold and PIN as this process knows them, at first and after each change. */
const store = openStore(env())
// Following alone does not keep a process alive.
process.stdin.resume()
await watchVariables(store, env().DATA_DIR)
subscribeToVariables(store, () => {
  const { PARTNER_HOLD_DAYS, ADMIN_PIN = 'none' } = env()
  process.stdout.write(`${PARTNER_HOLD_DAYS} ${ADMIN_PIN}\n`)
})
