/** Seconds by which a sound comes later, by what holds it back. */
export interface Latency {
  /** The shop's own nodes. */
  own: number
  /** The browser's buffers. */
  browser: number
  /** From the browser to the ear; null where it does not tell. */
  output: number | null
}

/** Recursive filters and a limiter that does not look ahead answer in the same sample; `npm run bench -- live` measures it. */
const OWN = 0

/** @param context older browsers know no `outputLatency` */
export function latencyOf(context: { baseLatency: number; outputLatency?: number }): Latency {
  const { baseLatency, outputLatency } = context
  // Until the device has told, it is 0.
  return { own: OWN, browser: baseLatency, output: outputLatency ? outputLatency : null }
}

const tenths = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** Seconds as `5,3 ms`. */
export function formatLatency(seconds: number): string {
  return `${tenths.format(seconds * 1000)}\u00a0ms`
}
