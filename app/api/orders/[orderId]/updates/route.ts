import { z } from 'zod'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { chooseUpdates } from '@/lib/orders/mails/new-version'
import { store } from '@/lib/store/open-store'
import { forBuyer } from '../../for-buyer'

const body = z.strictObject({ wanted: z.boolean() })

export const POST = defineRoute(
  { ...forBuyer, body, limit: { name: 'updates', points: 30, seconds: 60 } },
  async ({ body: { wanted }, admitted: order }) => {
    await chooseUpdates(store(), order, wanted)
    return sendNothing()
  },
)
