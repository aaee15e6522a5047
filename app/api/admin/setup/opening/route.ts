import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { openShop } from '@/lib/operation/open-shop'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute({ access: 'admin, recent', duringMaintenance: 'open' }, async ({ user }) => {
  await openShop(store(), actorOf(user))
  return sendNothing()
})
