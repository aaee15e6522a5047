import { listOwnPresets } from '@/lib/customer/list-own-presets'
import { ownPresetsSchema } from '@/lib/customer/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const GET = defineRoute({ access: 'user' }, async ({ user }) =>
  sendJson(ownPresetsSchema, await listOwnPresets(store(), user.uid)),
)
