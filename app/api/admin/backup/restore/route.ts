import { actorOf } from '@/lib/account/actor'
import { env } from '@/lib/core/env'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { stageUpload } from '@/lib/operation/backups/stage-upload'
import { store } from '@/lib/store/open-store'

/** The body is the phrase of an encrypted copy, a line break, and the copy. */
export const POST = defineRoute(
  { access: 'admin, recent', duringMaintenance: 'open' },
  async ({ request, user }) => {
    await stageUpload(store(), env(), { body: request.body, actor: actorOf(user) })
    return sendNothing()
  },
)
