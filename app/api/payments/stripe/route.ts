import { z } from 'zod'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { recordPaymentEvent } from '@/lib/orders/paying/record-payment-event'
import { hostedPayment } from '@/lib/payment/providers/providers'
import { store } from '@/lib/store/open-store'

const MAX_BYTES = 256 * 1024
const receivedSchema = z.object({ received: z.literal(true) })

export const POST = defineRoute(
  {
    access: 'signature',
    signed: hostedPayment('stripe').read,
    maxBytes: MAX_BYTES,
    duringMaintenance: 'open',
  },
  async ({ said }) => {
    if (said) await recordPaymentEvent(store(), 'stripe', said)
    return sendJson(receivedSchema, { received: true })
  },
)
