import { boughtPresetsSchema } from '@/lib/customer/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { listBoughtPresets } from '@/lib/customer/list-bought'

export const GET = defineRoute({ access: 'user' }, async ({ user }) =>
  sendJson(boughtPresetsSchema, await listBoughtPresets(store(), user.uid)),
)
