import { z } from 'zod'
import { buyerEmailSchema } from '@/lib/checkout/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { mendEmail } from '@/lib/orders/state/mend-email'
import { store } from '@/lib/store/open-store'
import { forBuyer } from '../../for-buyer'

const body = z.strictObject({ email: buyerEmailSchema })

export const PUT = defineRoute(
  { ...forBuyer, body, limit: { name: 'mend-email', points: 10, seconds: 60 } },
  async ({ body: { email }, admitted: order, mailDelay }) => {
    await mendEmail(store(), order.id, email, mailDelay)
    return sendNothing()
  },
)
