import { actorOf } from '@/lib/account/actor'
import { confirmClock } from '@/lib/composition/confirm-clock'
import { requireClock } from '@/lib/clock/require-clock'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

/** Confirms the clock. Fails with `clock_doubted` if another machine's time contradicts it. */
export const POST = defineRoute({ access: 'admin', duringMaintenance: 'open' }, async ({ user }) => {
  await confirmClock(store(), actorOf(user))
  await requireClock(store())
  return sendNothing()
})
