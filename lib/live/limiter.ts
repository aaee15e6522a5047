import { amplitudeOf } from '@/lib/audio/preamp'

/** Sound below this passes unchanged; a factor of full scale, 1 dB below it. */
export const LIMIT_FROM = amplitudeOf(-1)
/** Input may exceed full scale by this factor, i.e. by 12 dB. */
export const HEADROOM = 4
/** Makes each step a thousandth of full scale. */
const STEPS = 8 * 1024

/**
 * Limiter curve for a WaveShaperNode whose input was divided by `HEADROOM`: anything above `LIMIT_FROM` bends
 * towards full scale without exceeding it. Responds within the same sample; look-ahead would delay all sound.
 */
export function limiterCurve(): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: STEPS + 1 }, (_, index) => limited(HEADROOM * ((2 * index) / STEPS - 1)))
}

function limited(sample: number): number {
  const beyond = Math.abs(sample) - LIMIT_FROM
  if (beyond <= 0) return sample
  const room = 1 - LIMIT_FROM
  return Math.sign(sample) * (LIMIT_FROM + room * Math.tanh(beyond / room))
}
