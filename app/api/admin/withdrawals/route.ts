import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { enterWithdrawal } from '@/lib/withdrawals/enter-withdrawal'
import { enteredWithdrawalSchema } from '@/lib/withdrawals/schema'

export const POST = defineRoute(
  { access: 'admin', body: enteredWithdrawalSchema, duringMaintenance: 'open' },
  async ({ body, user }) => {
    await enterWithdrawal(store(), body, actorOf(user))
    return sendNothing()
  },
)
