import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { retryResting } from '@/lib/tasks/retry-task'

export const POST = defineRoute({ access: 'admin', duringMaintenance: 'open' }, async ({ user }) => {
  await retryResting(store(), actorOf(user))
  return sendNothing()
})
