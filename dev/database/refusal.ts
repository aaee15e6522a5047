import { z } from 'zod'
import { StoreError } from '@/lib/store/store'

type Status = 'permission_denied' | 'invalid' | 'not_supported' | 'invalid_token'

/** A refused request, with the status sent over the wire. */
export class Refusal extends Error {
  constructor(
    readonly status: Status,
    message: string,
  ) {
    super(message)
  }
}

/**
 * The answer to a failed request.
 * @throws errors that are not refusals but faults of the server
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof StoreError || error instanceof z.ZodError) return new Refusal('invalid', error.message)
  throw error
}
