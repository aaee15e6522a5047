import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Database } from './database'
import { mergeValues, OWNER } from './protocol'
import { Refusal, refusalOf } from './refusal'

const statusCodes = { permission_denied: 401, invalid_token: 401, invalid: 400, not_supported: 405 } as const
const identity = z.record(z.string(), z.unknown())

/** The only REST request the shop needs: a multi-path update of the whole tree. */
export async function serveRest(
  database: Database,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://local')
    if (request.method !== 'PATCH' || pathname !== '/.json')
      throw new Refusal('not_supported', 'not supported')
    if (request.headers.authorization !== `Bearer ${OWNER}`)
      throw new Refusal('invalid_token', 'Unauthorized request')
    const auth = identity.parse(JSON.parse(searchParams.get('auth_variable_override') ?? '{}'))
    const changes = identity.parse(JSON.parse(await text(request)))
    database.write(auth, mergeValues([], changes))
    response.writeHead(204).end()
  } catch (error) {
    const { status, message } = refusalOf(
      error instanceof SyntaxError ? new Refusal('invalid', 'not JSON') : error,
    )
    response.writeHead(statusCodes[status], { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: message }))
  }
}
