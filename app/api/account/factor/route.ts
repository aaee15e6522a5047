import { codeRequestSchema, factorOfferSchema, recoveryCodesSchema } from '@/lib/account/factor/schema'
import { offerFactor, turnFactorOff, turnFactorOn } from '@/lib/account/set-up-factor'
import { readCookie } from '@/lib/core/cookies'
import { defineRoute, sendJson, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const limit = { name: 'account-factor', points: 20, seconds: 60 }

export const POST = defineRoute({ access: 'recent', limit, duringMaintenance: 'open' }, async ({ user }) =>
  sendJson(factorOfferSchema, await offerFactor(store(), user)),
)

export const PUT = defineRoute(
  { access: 'recent', body: codeRequestSchema, limit, duringMaintenance: 'open' },
  async ({ body: { code }, user, request }) => {
    const session = readCookie(request.headers, 'session') ?? ''
    return sendJson(recoveryCodesSchema, { codes: await turnFactorOn(store(), user, { code, session }) })
  },
)

export const DELETE = defineRoute(
  { access: 'recent', body: codeRequestSchema, limit, duringMaintenance: 'open' },
  async ({ body: { code }, user }) => {
    await turnFactorOff(store(), user, code)
    return sendNothing()
  },
)
