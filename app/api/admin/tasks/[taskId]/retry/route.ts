import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { shopTasks } from '@/lib/composition/shop-tasks'
import { idPattern } from '@/lib/core/ids'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { retryTask } from '@/lib/tasks/retry-task'

const params = z.object({ taskId: z.string().regex(idPattern('task')) })

export const POST = defineRoute(
  { access: 'admin', params, duringMaintenance: 'open' },
  async ({ params: { taskId }, user }) => {
    await retryTask(store(), taskId, shopTasks, actorOf(user))
    return sendNothing()
  },
)
