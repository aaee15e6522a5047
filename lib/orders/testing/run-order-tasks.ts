import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { runTasks } from '@/lib/tasks/run-tasks'
import { orderTasks } from '../order-tasks'

/** run-order-tasks.ts: runs tasks until killed, and prints a line after each effect, before the task counts as done. */
runTasks(openStore(env()), {
  ...orderTasks,
  conversion: async (store, orderId) => {
    await orderTasks.conversion(store, orderId)
    process.stdout.write(`${orderId}\n`)
  },
})
