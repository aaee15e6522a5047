import type { IncomingMessage, ServerResponse } from 'node:http'
import Stripe from 'stripe'
import { newId } from '../records'
import { Refusal } from './refusal'

const LARGEST_BODY = 512 * 1024

/** A response; JSON unless its body says otherwise. */
export interface Answer {
  status: number
  body: string
  headers?: Record<string, string>
}

export function answerOf(value: object, status = 200): Answer {
  return { status, body: JSON.stringify(value, null, 2) }
}

/**
 * The response to a refused call.
 * @throws errors that are not refusals but faults of this service
 */
export function refusalAnswer(error: unknown): Answer {
  if (!(error instanceof Refusal)) throw error
  return answerOf({ error: error.details }, error.status)
}

/** The body of a request, all of it. @throws Refusal if it is too large */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size <= LARGEST_BODY) chunks.push(bytes)
  }
  if (size > LARGEST_BODY) {
    throw new Refusal(413, { type: 'invalid_request_error', message: 'The request is too large.' })
  }
  return Buffer.concat(chunks).toString('utf8')
}

export function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'request-id': newId('req_'),
    'stripe-version': Stripe.API_VERSION,
    ...headers,
  })
  response.end(body)
}
