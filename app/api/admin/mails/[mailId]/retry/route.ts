import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { retryMail } from '@/lib/mail/retry-mail'
import { mailIdSchema } from '@/lib/mail/schema'
import { store } from '@/lib/store/open-store'

const params = z.object({ mailId: mailIdSchema })

export const POST = defineRoute(
  { access: 'support', params, duringMaintenance: 'open' },
  async ({ params: { mailId }, user }) => {
    await retryMail(store(), mailId, actorOf(user), user?.admin ?? true)
    return sendNothing()
  },
)
