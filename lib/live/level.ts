import { LIMIT_FROM } from './limiter'

export interface Level {
  /** dB relative to full scale; -Infinity for silence. */
  peak: number
  /** Whether the limiter has changed it. */
  isLimited: boolean
}

/** Quieter counts as nothing: the noise of 16 bits, in dB relative to full scale. */
const SILENCE = -90

/** How loud samples behind the limiter are. */
export function levelOf(samples: Float32Array): Level {
  let most = 0
  for (const sample of samples) most = Math.max(most, Math.abs(sample))
  const peak = 20 * Math.log10(most)
  return { peak: peak < SILENCE ? -Infinity : peak, isLimited: most > LIMIT_FROM }
}
