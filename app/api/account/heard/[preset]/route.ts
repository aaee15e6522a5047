import { z } from 'zod'
import { presetIdSchema } from '@/lib/catalog/schema'
import { addAccountsHeard } from '@/lib/listening-results/add-result'
import { takeBackAccountsHeard } from '@/lib/listening-results/judge-result'
import { judgeRun } from '@/lib/listening-results/judged-run'
import { accountsHeard } from '@/lib/listening-results/list-results'
import { addedHeardSchema, heardRequestSchema, ownHeardSchema } from '@/lib/listening-results/schema'
import { defineRoute, sendJson, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const options = {
  access: 'user',
  params: z.object({ preset: presetIdSchema }),
  limit: { name: 'heard', points: 30, seconds: 60 },
} as const

export const GET = defineRoute(options, async ({ params: { preset }, user }) =>
  sendJson(ownHeardSchema, await accountsHeard(store(), user.uid, preset)),
)

export const POST = defineRoute(
  { ...options, body: heardRequestSchema },
  async ({ params: { preset }, body, user }) =>
    sendJson(addedHeardSchema, await addAccountsHeard(store(), user, preset, body, judgeRun)),
)

export const DELETE = defineRoute(options, async ({ params: { preset }, user }) => {
  await takeBackAccountsHeard(store(), user.uid, preset)
  return sendNothing()
})
