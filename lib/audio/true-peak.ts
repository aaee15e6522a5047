/** Samples that the value between two samples is made of. */
const TAPS = 12
/** Of these, how many come after the two samples. */
export const BEHIND = TAPS / 2
/** Between two samples a wave hardly ever reaches more than twice of what both do. */
const QUIET = 0.5

/** Weights that give the value a quarter, a half and three quarters between two samples: a sinc under a window. */
const between = [0.25, 0.5, 0.75].map((share) =>
  Float64Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - (BEHIND - 1) - share
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * Math.cos((Math.PI * x) / (TAPS + 1)) ** 2
  }),
)

/**
 * The highest amplitude from one sample to the next, also between them, at four times the rate as in BS.1770, annex 2.
 * @param least what is below it need not be exact
 */
export function peakFrom(samples: ArrayLike<number>, index: number, least: number): number {
  const most = Math.max(Math.abs(samples[index] ?? 0), Math.abs(samples[index + 1] ?? 0))
  if (most < QUIET * least) return most
  let peak = most
  for (const weights of between) {
    let value = 0
    for (let tap = 0; tap < TAPS; tap += 1)
      value += (weights[tap] ?? 0) * (samples[index + tap - (BEHIND - 1)] ?? 0)
    peak = Math.max(peak, Math.abs(value))
  }
  return peak
}

/** The true peak of channels as an amplitude. */
export function truePeakOf(channels: readonly Float32Array[]): number {
  let peak = 0
  for (const samples of channels)
    for (let index = 0; index < samples.length; index += 1)
      peak = Math.max(peak, peakFrom(samples, index, peak))
  return peak
}
