import { z } from 'zod'
import { StoreError } from '@/lib/store/store'

type Status = 'permission_denied' | 'invalid' | 'not_supported' | 'invalid_token'

/** A request that is not carried out, with the status that goes over the wire. */
export class Refusal extends Error {
  constructor(
    readonly status: Status,
    message: string,
  ) {
    super(message)
  }
}

/**
 * What to answer after a request has failed.
 * @throws what is no refusal but a fault of the server
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof StoreError || error instanceof z.ZodError) return new Refusal('invalid', error.message)
  throw error
}
