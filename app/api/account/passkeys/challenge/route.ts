import { sendQuestion } from '@/app/api/session/send-question'
import { askForNewPasskey } from '@/lib/account/passkeys/add-passkey'
import { newPasskeyQuestionSchema } from '@/lib/account/passkeys/schema'
import { defineRoute } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  { access: 'recent', limit: { name: 'passkeys', points: 30, seconds: 60 }, duringMaintenance: 'open' },
  async ({ request, user }) =>
    sendQuestion(request, newPasskeyQuestionSchema, (key) => askForNewPasskey(store(), user, key)),
)
