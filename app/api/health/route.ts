import { z } from 'zod'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const health = z.object({ engine: z.string(), answers: z.boolean() })

export const GET = defineRoute({ duringMaintenance: 'open' }, async () => {
  const { engine } = store()
  const answers = await store().healthy()
  return sendJson(health, { engine, answers }, answers ? 200 : 503)
})
