import { z } from 'zod'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { lastHealth, partHealthSchema } from '@/lib/operation/health'
import { store } from '@/lib/store/open-store'

const health = z.object({
  engine: z.string(),
  /** Whether the store takes writes: as long as it does, the shop works. */
  answers: z.boolean(),
  store: partHealthSchema,
  mail: partHealthSchema,
  payment: partHealthSchema,
  signIn: partHealthSchema,
})

export const GET = defineRoute({ duringMaintenance: 'open' }, async () => {
  const { engine } = store()
  const parts = await lastHealth(store())
  const answers = parts.store === 'ok'
  return sendJson(health, { engine, answers, ...parts }, answers ? 200 : 503)
})
