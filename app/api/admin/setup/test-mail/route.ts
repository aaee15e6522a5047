import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { testMailSchema, testMailSentSchema } from '@/lib/setup/schema'
import { sendTestMail } from '@/lib/setup/trials'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    access: 'admin, recent',
    body: testMailSchema,
    duringMaintenance: 'open',
    limit: { name: 'test-mail', points: 10, seconds: 600 },
  },
  async ({ body: { email } }) => sendJson(testMailSentSchema, await sendTestMail(store(), email)),
)
