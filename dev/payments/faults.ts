import { z } from 'zod'
import { answerOf, type Answer } from './wire/answer'

const LONGEST_PAUSE_MS = 120_000

/** How the next calls fail. */
export const faultSchema = z
  .strictObject({
    /** Sent in place of the response: an error, a proxy's page, JSON of another shape, or nothing; `right` is only late. */
    answer: z.enum(['right', '500', '429', 'html', 'shape', 'cut']),
    calls: z.int().min(0).max(10_000),
    delayMs: z.int().min(0).max(LONGEST_PAUSE_MS).default(0),
    /**
     * The effect of a failed call: none; done, with only the response lost; or none, with the error stored under its
     * idempotency key.
     */
    effect: z.enum(['none', 'done', 'kept']).default('none'),
    /** Only calls whose path begins like this. */
    path: z.string().default('/v1/'),
  })
  .refine(({ answer, effect }) => effect !== 'kept' || answer === '500', 'only a 500 is kept')
export type Fault = z.infer<typeof faultSchema>

/** Stripe keeps these under their idempotency keys as well. */
export const serverError = answerOf(
  { error: { type: 'api_error', message: 'An unknown error occurred.' } },
  500,
)

/** The fault ordered by a test, if any. */
export class Faults {
  private fault: Fault | null = null

  set(fault: Fault): void {
    this.fault = fault
  }

  take(path: string): Fault | null {
    const { fault } = this
    if (!fault || fault.calls === 0 || !path.startsWith(fault.path)) return null
    fault.calls -= 1
    return fault
  }
}

/** The caller's view of a fault; null for no response at all. */
export function brokenAnswer(fault: Fault['answer'], right: Answer): Answer | null {
  switch (fault) {
    case 'right':
      return right
    case '500':
      return serverError
    case '429':
      return answerOf(
        { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' } },
        429,
      )
    case 'html':
      return {
        status: 502,
        body: '<!doctype html><title>502</title><h1>Bad Gateway</h1>',
        headers: { 'content-type': 'text/html' },
      }
    case 'shape':
      return answerOf({ object: 'something.else', url: 7 })
    case 'cut':
      return null
  }
}
