import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { keyToTrySchema, keyTriedSchema } from '@/lib/setup/schema'
import { tryStripeKey } from '@/lib/setup/trials'

export const POST = defineRoute(
  {
    access: 'admin, recent',
    body: keyToTrySchema,
    duringMaintenance: 'open',
    limit: { name: 'stripe-key', points: 20, seconds: 600 },
  },
  async ({ body: { key } }) => sendJson(keyTriedSchema, await tryStripeKey(key)),
)
