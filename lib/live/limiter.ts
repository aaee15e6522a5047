import { amplitudeOf } from '@/lib/audio/decibels'

/** Up to here a sound passes unchanged; as a factor of full scale, 1 dB below it. */
export const LIMIT_FROM = amplitudeOf(-1)
/** As many times full scale may come in, which is 12 dB more. */
export const HEADROOM = 4
/** Each step is a thousandth of full scale. */
const STEPS = 8 * 1024

/**
 * The curve of a limiter for a WaveShaperNode whose input was divided by `HEADROOM`: what is louder than `LIMIT_FROM` bends towards
 * full scale and never passes it. It answers in the same sample; one that looks ahead would hold all sound back.
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
