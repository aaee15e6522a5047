import { z } from 'zod'
import { idPattern } from '@/lib/core/ids'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { retryMail } from '@/lib/mail/retry-mail'
import { store } from '@/lib/store/open-store'

const params = z.object({ mailId: z.string().regex(idPattern('mail')) })

export const POST = defineRoute(
  { access: 'admin', params, duringMaintenance: 'open' },
  async ({ params: { mailId } }) => {
    await retryMail(store(), mailId)
    return sendNothing()
  },
)
