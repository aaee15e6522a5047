import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { now } from '@/lib/core/clock'
import { sameSecret } from '@/lib/core/server-secret'
import { answerOf, bodyOf, refusalAnswer, send, type Answer } from './wire/answer'
import { calls, type Call } from './calls'
import { brokenAnswer, serverError, type Fault, type Faults } from './faults'
import { parseForm } from './wire/form'
import { answers } from './records'
import { invalid, Refusal } from './wire/refusal'
import type { Service } from './service'

const KEPT_MS = 24 * 3_600_000
const LONGEST_KEY = 255

interface Request {
  method: string
  path: string
  /** The raw parameters from query or body. */
  form: string
  key: string | null
  authorization: string
}

/** The calls of Stripe's API, with its idempotency keys. */
export class Api {
  private readonly keysInUse = new Set<string>()

  constructor(
    private readonly service: Service,
    private readonly secretKey: string,
    private readonly faults: Faults,
  ) {}

  async serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming)
    const fault = this.faults.take(request.path)
    const answer = this.answer(request, fault)
    const { key } = request
    const isFirst = key !== null && !this.keysInUse.has(key)
    if (isFirst) this.keysInUse.add(key)
    if (fault) await pause(fault.delayMs, undefined, { ref: false })
    if (isFirst) this.keysInUse.delete(key)
    const seen = fault ? brokenAnswer(fault.answer, answer) : answer
    if (seen) send(response, seen)
    else response.destroy()
  }

  private answer(request: Request, fault: Fault | null): Answer {
    try {
      authenticate(request.authorization, this.secretKey)
      if (fault && fault.answer !== 'right' && fault.effect === 'none') return answerOf({})
      return this.keptAnswer(request) ?? this.carryOut(request, fault)
    } catch (error) {
      return refusalAnswer(error)
    }
  }

  /** The stored response for this key. */
  private keptAnswer(request: Request): Answer | null {
    const { key } = request
    if (key === null) return null
    if (key.length > LONGEST_KEY) throw invalid('The idempotency key is longer than 255 characters.')
    if (this.keysInUse.has(key)) {
      throw new Refusal(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Stripe-Idempotency-Key (${key}).`,
      })
    }
    const kept = this.service.store.find(answers, key)
    if (!kept) return null
    if (kept.request !== identityOf(request)) {
      throw new Refusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      })
    }
    return { status: kept.status, body: kept.body, headers: { 'idempotent-replayed': 'true' } }
  }

  /** Stores a call's response together with its effect; malformed calls are not stored. */
  private carryOut(request: Request, fault: Fault | null): Answer {
    const { call, id } = callOf(request)
    const run = call.prepare(parseForm(request.form))
    return this.service.change(() => {
      const answer = fault?.effect === 'kept' ? serverError : this.attempt(run, id)
      if (request.key !== null) {
        const { status, body } = answer
        const kept = { status, body, request: identityOf(request), keptUntil: now() + KEPT_MS }
        this.service.store.put(answers, { id: request.key, ...kept })
      }
      return answer
    })
  }

  private attempt(run: ReturnType<Call['prepare']>, id: string): Answer {
    try {
      return answerOf(run(this.service, id))
    } catch (error) {
      return refusalAnswer(error)
    }
  }
}

async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const { pathname, search } = new URL(url, 'http://local')
  const key = headers['idempotency-key']
  return {
    method,
    path: pathname,
    form: method === 'POST' ? await bodyOf(incoming) : search.slice(1),
    key: method === 'POST' && typeof key === 'string' ? key : null,
    authorization: headers.authorization ?? '',
  }
}

/** @throws Refusal */
export function authenticate(authorization: string, secretKey: string): void {
  if (sameSecret(authorization, `Bearer ${secretKey}`)) return
  const message = authorization === '' ? 'You did not provide an API key.' : 'Invalid API Key provided.'
  throw new Refusal(401, { type: 'invalid_request_error', message })
}

function callOf({ method, path }: Request): { call: Call; id: string } {
  for (const call of calls) {
    const [found, id = ''] = call.path.exec(path) ?? []
    if (found !== undefined && call.method === method) return { call, id }
  }
  throw new Refusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  })
}

/** Identical for the same call with the same parameters, in any order. */
function identityOf({ method, path, form }: Request): string {
  const parameters = new URLSearchParams(form)
  parameters.sort()
  return `${method} ${path} ${parameters.toString()}`
}
