import { presetIdSchema } from '@/lib/catalog/schema'
import { addBuyersHeard } from '@/lib/listening-results/add-result'
import { takeBackBuyersHeard } from '@/lib/listening-results/judge-result'
import { judgeRun } from '@/lib/listening-results/judged-run'
import { buyersHeard } from '@/lib/listening-results/list-results'
import { addedHeardSchema, heardRequestSchema, ownHeardSchema } from '@/lib/listening-results/schema'
import { defineRoute, sendJson, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { forBuyer } from '../../../for-buyer'

const options = {
  ...forBuyer,
  params: forBuyer.params.extend({ preset: presetIdSchema }),
  limit: { name: 'heard', points: 30, seconds: 60 },
} as const

export const GET = defineRoute(options, async ({ params: { preset }, admitted: { id } }) =>
  sendJson(ownHeardSchema, await buyersHeard(store(), id, preset)),
)

export const POST = defineRoute(
  { ...options, body: heardRequestSchema },
  async ({ params: { preset }, body, admitted: order }) =>
    sendJson(addedHeardSchema, await addBuyersHeard(store(), order, preset, body, judgeRun)),
)

export const DELETE = defineRoute(options, async ({ params: { preset }, admitted: order }) => {
  await takeBackBuyersHeard(store(), order, preset)
  return sendNothing()
})
