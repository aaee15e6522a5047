import { z } from 'zod'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { buyerEmailSchema } from '@/lib/checkout/schema'
import { sendOrderLinks } from '@/lib/orders/mails/own-orders'
import { store } from '@/lib/store/open-store'

const body = z.strictObject({ email: buyerEmailSchema })

export const POST = defineRoute(
  { body, limit: { name: 'order-links', points: 10, seconds: 600 }, mails: 'limited' },
  async ({ body: { email } }) => {
    await sendOrderLinks(store(), email)
    return sendNothing()
  },
)
