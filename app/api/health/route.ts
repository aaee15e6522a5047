import { z } from 'zod'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { copyState } from '@/lib/operation/copies/run-copies'
import { lastHealth, partHealthSchema } from '@/lib/operation/health'
import { store } from '@/lib/store/open-store'
import { ageOfOldest } from '@/lib/tasks/count-tasks'

const health = z.object({
  engine: z.string(),
  answers: z.boolean(),
  store: partHealthSchema,
  mail: partHealthSchema,
  payment: partHealthSchema,
  backup: partHealthSchema,
  /** Seconds; null without a copy. */
  behind: z.int().nullable(),
  /** Seconds; null for none, and while the store does not answer. */
  oldestTask: z.int().nullable(),
})

export const GET = defineRoute({ duringMaintenance: 'open' }, async () => {
  const { engine } = store()
  const [parts, oldestTask] = await Promise.all([lastHealth(store()), ageOfOldest(store()).catch(() => null)])
  const answers = parts.store === 'ok'
  return sendJson(
    health,
    { engine, answers, ...parts, behind: copyState()?.behind ?? null, oldestTask },
    answers ? 200 : 503,
  )
})
