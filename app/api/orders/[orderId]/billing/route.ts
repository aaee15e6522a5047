import { z } from 'zod'
import { billingRequestSchema } from '@/lib/checkout/schema'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { changeBilling } from '@/lib/orders/invoicing/change-billing'
import { store } from '@/lib/store/open-store'
import { forBuyer } from '../../for-buyer'

const body = z.strictObject({ billing: billingRequestSchema })

export const PUT = defineRoute(
  { ...forBuyer, body, limit: { name: 'billing', points: 10, seconds: 60 } },
  async ({ body: { billing }, admitted: order }) => {
    await changeBilling(store(), order.id, billing, 'customer')
    return sendNothing()
  },
)
