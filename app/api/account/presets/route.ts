import { listBoughtPresets } from '@/lib/customer/list-bought-presets'
import { boughtPresetsSchema } from '@/lib/customer/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const GET = defineRoute({ access: 'user' }, async ({ user }) =>
  sendJson(boughtPresetsSchema, await listBoughtPresets(store(), user.uid)),
)
