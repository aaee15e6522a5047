import { defineRoute, sendPage } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { answerPlainForm, plainFormSchema } from '@/lib/withdrawals/answer-plain-form'

/** Without scripts: each step is a page of its own. */
export const POST = defineRoute(
  {
    form: plainFormSchema,
    duringMaintenance: 'open',
    limit: { name: 'withdrawal-form', points: 20, seconds: 60 },
  },
  async ({ form, mailDelay }) => sendPage(await answerPlainForm(store(), form, mailDelay)),
)
