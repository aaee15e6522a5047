const TAPS = 12 // samples of the interpolation filter
export const BEHIND = TAPS / 2 // taps after the two samples
const QUIET = 0.5 // between two samples a wave hardly ever exceeds twice the larger of both

/** Interpolation at a fraction of the way from one sample to the next: a windowed sinc. */
const weightsAt = (share: number) =>
  Float64Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - (BEHIND - 1) - share
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * Math.cos((Math.PI * x) / (TAPS + 1)) ** 2
  })
const atQuarter = weightsAt(0.25)
const atHalf = weightsAt(0.5)
const atThreeQuarters = weightsAt(0.75)

/** From one sample to the next, also between, at four times the rate (BS.1770, annex 2).
 * @param least lower results need not be exact */
export function peakFrom(samples: ArrayLike<number>, index: number, least: number): number {
  const most = Math.max(Math.abs(samples[index] ?? 0), Math.abs(samples[index + 1] ?? 0))
  if (most < QUIET * least) return most
  const first = index - (BEHIND - 1)
  let [quarter, half, threeQuarters] = [0, 0, 0]
  for (let tap = 0; tap < TAPS; tap += 1) {
    const sample = samples[first + tap] ?? 0
    quarter += (atQuarter[tap] ?? 0) * sample
    half += (atHalf[tap] ?? 0) * sample
    threeQuarters += (atThreeQuarters[tap] ?? 0) * sample
  }
  return Math.max(most, Math.abs(quarter), Math.abs(half), Math.abs(threeQuarters))
}

/** As an amplitude. */
export function truePeakOf(channels: readonly Float32Array[]): number {
  let peak = 0
  for (const samples of channels)
    for (let index = 0; index < samples.length; index += 1)
      peak = Math.max(peak, peakFrom(samples, index, peak))
  return peak
}
