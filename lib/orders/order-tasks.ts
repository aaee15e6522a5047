import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { TaskHandlers } from '@/lib/tasks/task-handlers'
import { convertOrder } from './convert-order'

/** How what follows from an order's change is done; the subject of each kind is the order's id. */
export const orderTasks: TaskHandlers = {
  conversion: async (store, orderId) => {
    try {
      await convertOrder(store, orderId)
    } catch (error) {
      const earnsNothing = error instanceof ShopError && error.code === 'order_not_attributed'
      if (!earnsNothing) throw error
    }
  },
}
