import { z } from 'zod'
import { presetIdSchema } from '@/lib/catalog/schema'
import { addAccountsHeard } from '@/lib/heard/add-heard'
import { takeBackAccountsHeard } from '@/lib/heard/change-heard'
import { judgeRun } from '@/lib/heard/judged-run'
import { accountsHeard } from '@/lib/heard/list-heard'
import { addedHeardSchema, heardRequestSchema, ownHeardSchema } from '@/lib/heard/schema'
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
