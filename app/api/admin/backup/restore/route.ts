import { z } from 'zod'
import { actorOf } from '@/lib/account/actor'
import { env } from '@/lib/core/env'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { stageUpload } from '@/lib/operation/backups/stage-upload'
import { store } from '@/lib/store/open-store'

const headers = z.object({ 'backup-phrase': z.string().max(4096) })

/** The body is an encrypted copy; its phrase is in a header, as a part of an address would be written. */
export const POST = defineRoute(
  { access: 'admin, recent', headers, duringMaintenance: 'open' },
  async ({ headers: { 'backup-phrase': phrase }, request, user }) => {
    await stageUpload(store(), env(), { body: request.body, phrase, actor: actorOf(user) })
    return sendNothing()
  },
)
