import { LIMITER_LATENCY } from './limiter'

/** Seconds of delay, by cause. */
export interface Latency {
  /** The shop's own nodes. */
  own: number
  /** The browser's buffers. */
  browser: number
  /** From the browser to the ear; null where the browser does not report it. */
  output: number | null
}

/**
 * The filters respond within the same sample, the limiter looks ahead; measured by `npm run bench -- live`.
 * @param context older browsers lack `outputLatency`
 */
export function latencyOf(context: { baseLatency: number; outputLatency?: number }): Latency {
  const { baseLatency, outputLatency } = context
  // 0 until the device has reported.
  return { own: LIMITER_LATENCY, browser: baseLatency, output: outputLatency ? outputLatency : null }
}

const tenths = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** Seconds as `5,3 ms`. */
export function formatLatency(seconds: number): string {
  return `${tenths.format(seconds * 1000)}\u00a0ms`
}
