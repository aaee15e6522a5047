import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { deleteTrials } from '@/lib/trials/delete-trials'

export const POST = defineRoute({ access: 'admin, recent', duringMaintenance: 'open' }, async ({ user }) => {
  await deleteTrials(store(), actorOf(user))
  return sendNothing()
})
