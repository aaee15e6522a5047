import { actorOf } from '@/lib/account/actor'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { readBytes } from '@/lib/http/server/read-json'
import { statementQuerySchema, statementTakenSchema } from '@/lib/statements/schema'
import { LARGEST_STATEMENT, takeStatement } from '@/lib/statements/take-statement'
import { store } from '@/lib/store/open-store'

/** The body is the bank's file, in the bank's encoding. */
export const POST = defineRoute(
  { access: 'admin, recent', query: statementQuerySchema, duringMaintenance: 'open' },
  async ({ query: { name, fremd }, request, user }) => {
    const bytes = await readBytes(request, LARGEST_STATEMENT)
    const isForeign = fremd === 'ja'
    const taken = await takeStatement(store(), { bytes, name }, actorOf(user), { isForeign })
    return sendJson(statementTakenSchema, taken)
  },
)
