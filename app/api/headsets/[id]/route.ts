import { z } from 'zod'
import { requireHeadset } from '@/lib/headsets/current-headsets'
import { headsetIdSchema, headsetSchema } from '@/lib/headsets/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const GET = defineRoute(
  { params: z.object({ id: headsetIdSchema }), limit: { name: 'headset', points: 240, seconds: 60 } },
  async ({ params: { id } }) => sendJson(headsetSchema, await requireHeadset(store(), id)),
)
