import { passkeyQuestionSchema } from '@/lib/account/passkeys/schema'
import { askForPasskey } from '@/lib/account/passkeys/verify-passkey'
import { defineRoute } from '@/lib/http/server/define-route'
import { sendQuestion } from '../send-question'

export const POST = defineRoute(
  { limit: { name: 'passkey-challenge', points: 60, seconds: 60 }, duringMaintenance: 'open' },
  async ({ request }) => sendQuestion(request, passkeyQuestionSchema, askForPasskey),
)
