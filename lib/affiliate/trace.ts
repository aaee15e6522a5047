import { trackingIdSchema } from './schema'

/**
 * The reason an order is credited to a partner: a recorded visit, or only the code in the visitor's cookie.
 * Orders and sales store it as one text, their `trackingCode`.
 */
export type Trace = { by: 'visit'; trackingId: string } | { by: 'code'; code: string }

/** Encodes a trace as text. */
export function trackingCodeOf(trace: Trace): string {
  return trace.by === 'visit' ? trace.trackingId : trace.code
}

/** Decodes a stored trace. */
export function traceOf(trackingCode: string): Trace {
  const isVisit = trackingIdSchema.safeParse(trackingCode).success
  return isVisit ? { by: 'visit', trackingId: trackingCode } : { by: 'code', code: trackingCode }
}
