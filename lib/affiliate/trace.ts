import { trackingIdSchema } from './schema'

/**
 * What led an order to its partner: a recorded visit, or only the code in the visitor's cookie. Orders and sales keep it as
 * one text, their `trackingCode`.
 */
export type Trace = { by: 'visit'; trackingId: string } | { by: 'code'; code: string }

/** The text that is kept of a trace. */
export function trackingCodeOf(trace: Trace): string {
  return trace.by === 'visit' ? trace.trackingId : trace.code
}

/** The trace that a kept text stands for. */
export function traceOf(trackingCode: string): Trace {
  const isVisit = trackingIdSchema.safeParse(trackingCode).success
  return isVisit ? { by: 'visit', trackingId: trackingCode } : { by: 'code', code: trackingCode }
}
