import { z } from 'zod'
import { presetIdSchema } from '@/lib/catalog/schema'
import { takeBackAccountsHeard } from '@/lib/heard/change-heard'
import { accountsHeard } from '@/lib/heard/list-heard'
import { ownHeardSchema } from '@/lib/heard/schema'
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

export const DELETE = defineRoute(options, async ({ params: { preset }, user }) => {
  await takeBackAccountsHeard(store(), user.uid, preset)
  return sendNothing()
})
