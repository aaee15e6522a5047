/** Stripe's response to a refused call. */
interface Details {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  param?: string
}

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly details: Details,
  ) {
    super(details.message)
  }
}

export function invalid(message: string, more: { param?: string; code?: string } = {}): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...more })
}

export function missing(kind: { name: string }, id: string, param = 'id'): Refusal {
  const message = `No such ${kind.name}: '${id}'`
  return new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message, param })
}
