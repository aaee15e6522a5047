import { parseLoosely } from '@/lib/core/env-schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { settingsWith } from '@/lib/setup/require-sign-in'
import { signInTriedSchema, variablesChangeSchema } from '@/lib/setup/schema'
import { trySignIn } from '@/lib/setup/try-sign-in'
import { store } from '@/lib/store/open-store'

/** Tries out the typed sign-in settings, with the stored ones in place of those that were not typed. */
export const POST = defineRoute(
  {
    access: 'admin, recent',
    body: variablesChangeSchema,
    duringMaintenance: 'open',
    limit: { name: 'sign-in-trial', points: 20, seconds: 600 },
  },
  async ({ body: { values } }) => {
    const typed = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as const] : []))
    const settings = await settingsWith(store(), Object.fromEntries(typed), process.env)
    return sendJson(signInTriedSchema, { answer: await trySignIn(parseLoosely(settings)) })
  },
)
