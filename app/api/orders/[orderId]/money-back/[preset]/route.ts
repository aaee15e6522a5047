import { z } from 'zod'
import { presetIdSchema } from '@/lib/catalog/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { giveMoneyBack } from '@/lib/orders/refunds/give-money-back'
import { refundRequestSchema, refundViewSchema } from '@/lib/orders/refunds/schema'
import { store } from '@/lib/store/open-store'
import { forBuyer } from '../../../for-buyer'

const { iban, holder } = refundRequestSchema.shape
const options = {
  ...forBuyer,
  params: forBuyer.params.extend({ preset: presetIdSchema }),
  body: z.strictObject({ iban, holder }),
  limit: { name: 'money-back', points: 30, seconds: 60 },
} as const

export const POST = defineRoute(options, async ({ params: { preset }, body, admitted: order }) =>
  sendJson(refundViewSchema, await giveMoneyBack(store(), order, preset, body)),
)
