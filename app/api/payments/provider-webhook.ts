import { z } from 'zod'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { recordPaymentEvent } from '@/lib/orders/paying/record-payment-event'
import { hostedPayment } from '@/lib/payment/providers/providers'
import type { Provider } from '@/lib/payment/schema'
import { store } from '@/lib/store/open-store'

const MAX_BYTES = 256 * 1024
const receivedSchema = z.object({ received: z.literal(true) })

/** The route that receives a provider's events. */
export function providerWebhook(provider: Provider) {
  const { read } = hostedPayment(provider)
  return defineRoute(
    { access: 'signature', signed: read, maxBytes: MAX_BYTES, duringMaintenance: 'open' },
    async ({ said }) => {
      if (said) await recordPaymentEvent(store(), provider, said)
      return sendJson(receivedSchema, { received: true })
    },
  )
}
