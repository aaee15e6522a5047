import { LIMITER_LATENCY } from './limiter'

/** Seconds, by cause. */
export interface Latency {
  own: number // the shop's own nodes
  browser: number // its buffers
  output: number | null // from the browser to the ear; null where the browser does not report it
}

/** Only the limiter looks ahead; measured by `npm run bench -- live`. Older browsers lack `outputLatency`. */
export function latencyOf(context: { baseLatency: number; outputLatency?: number }): Latency {
  const { baseLatency, outputLatency } = context
  // 0 until the device has reported.
  return { own: LIMITER_LATENCY, browser: baseLatency, output: outputLatency ? outputLatency : null }
}

const tenths = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** `5,3 ms`. */
export function formatLatency(seconds: number): string {
  return `${tenths.format(seconds * 1000)}\u00a0ms`
}
