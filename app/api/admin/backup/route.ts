import { actorOf } from '@/lib/account/actor'
import { env } from '@/lib/core/env'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { textStream } from '@/lib/http/server/text-stream'
import { backupName, downloadBackup } from '@/lib/operation/download-backup'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

/** Until it is read, a backup takes as much disk space as the data. */
const limit = { name: 'backup', points: 5, seconds: 60 }

export const GET = defineRoute(
  { access: 'admin, recent', duringMaintenance: 'open', limit },
  async ({ user, request }) => {
    if (request.method === 'HEAD') return sendDownload({ ...backupName(store().engine), content: '' })
    const { pieces, ...file } = await downloadBackup(store(), env(), actorOf(user))
    return sendDownload({ ...file, content: textStream(pieces) })
  },
)
