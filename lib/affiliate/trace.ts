import { trackingIdSchema } from './schema'

/**
 * What led to a partner's credit: a recorded visit, or only a code, typed or in the visitor's cookie. Orders and sales
 * store it as one text, their `trackingCode`.
 */
export type Trace = { by: 'visit'; trackingId: string } | { by: 'code'; code: string }

export function trackingCodeOf(trace: Trace): string {
  return trace.by === 'visit' ? trace.trackingId : trace.code
}

export function traceOf(trackingCode: string): Trace {
  const isVisit = trackingIdSchema.safeParse(trackingCode).success
  return isVisit ? { by: 'visit', trackingId: trackingCode } : { by: 'code', code: trackingCode }
}
