import { presetIdSchema } from '@/lib/catalog/schema'
import { addBuyersHeard } from '@/lib/heard/add-heard'
import { takeBackBuyersHeard } from '@/lib/heard/change-heard'
import { judgeRun } from '@/lib/heard/judged-run'
import { buyersHeard } from '@/lib/heard/list-heard'
import { addedHeardSchema, heardRequestSchema, ownHeardSchema } from '@/lib/heard/schema'
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
