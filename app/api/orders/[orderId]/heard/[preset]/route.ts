import { presetIdSchema } from '@/lib/catalog/schema'
import { takeBackBuyersHeard } from '@/lib/heard/change-heard'
import { buyersHeard } from '@/lib/heard/list-heard'
import { ownHeardSchema } from '@/lib/heard/schema'
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

export const DELETE = defineRoute(options, async ({ params: { preset }, admitted: order }) => {
  await takeBackBuyersHeard(store(), order, preset)
  return sendNothing()
})
