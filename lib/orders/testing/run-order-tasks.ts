import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { runTasks } from '@/lib/tasks/run-tasks'
import { orderTasks } from '../order-tasks'

/** run-order-tasks.ts: does what is left to do until it is ended, and prints a line after each effect, before it is known to be done. */
runTasks(openStore(env()), {
  ...orderTasks,
  conversion: async (store, orderId) => {
    await orderTasks.conversion(store, orderId)
    process.stdout.write(`${orderId}\n`)
  },
})
