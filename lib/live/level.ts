import { LIMIT_FROM } from './limiter'

export interface Level {
  /** dB relative to full scale; -Infinity for silence. */
  peak: number
  /** Whether the limiter changed the sound. */
  isLimited: boolean
}

/** The noise floor of 16 bits, in dB relative to full scale; anything quieter is silence. */
const SILENCE = -90

/** Measures the samples of each channel behind the limiter. */
export function levelOf(channels: readonly Float32Array[]): Level {
  let most = 0
  for (const samples of channels) for (const sample of samples) most = Math.max(most, Math.abs(sample))
  const peak = 20 * Math.log10(most)
  return { peak: peak < SILENCE ? -Infinity : peak, isLimited: most > LIMIT_FROM }
}
