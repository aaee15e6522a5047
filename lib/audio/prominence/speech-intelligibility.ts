/** By thirds from 160 Hz to 8 kHz: ANSI S3.5-1997, table 3, clauses 4 and 5; normal hearing, speech in front. */

export const FIRST_THIRD = 9 // 160 Hz, among third octaves from 20 Hz
const CENTRES = [160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000, 5000, 6300, 8000] // prettier-ignore
/** Share of each third octave. */
const IMPORTANCE = [83, 95, 150, 289, 440, 578, 653, 711, 818, 844, 882, 898, 868, 844, 771, 527, 364, 185].map((share) => share / 10_000) // prettier-ignore
/** dB SPL per Hz at normal vocal effort. */
export const NORMAL_SPEECH: readonly number[] = [32.41, 34.48, 34.75, 33.98, 34.59, 34.27, 32.06, 28.3, 25.01, 23, 20.15, 17.32, 13.18, 11.55, 9.33, 5.31, 2.59, 1.13] // prettier-ignore
/** dB SPL per Hz, of the ear. */
const OWN_NOISE = [0.6, -1.7, -3.9, -6.1, -8.2, -9.7, -10.8, -11.9, -12.5, -13.5, -15.4, -17.7, -21.2, -24.2, -25.9, -23.6, -15.8, -7.1] // prettier-ignore

/** Spread of masking: clause 4.3.2. */
const spreads = CENTRES.map((centre, third) =>
  CENTRES.slice(0, Math.max(0, third - 1)).map((below) => 3.32 * Math.log10((0.89 * centre) / below)),
)
const bandwidths = CENTRES.map((centre) => 10 * Math.log10(centre) - 6.353)

/** 0 to 1, of speech audible in noise.
 * @param speech dB SPL per Hz by third octaves from 160 Hz
 * @param noise likewise */
export function speechIntelligibility(speech: readonly number[], noise: readonly number[]): number {
  const masker = noise.map((level, third) => Math.max(level, (speech[third] ?? 0) - 24))
  const slopes = masker.map((level, third) => -80 + 0.6 * (level + (bandwidths[third] ?? 0)))
  let index = 0
  for (let third = 0; third < CENTRES.length; third += 1) {
    const level = speech[third] ?? 0
    let masking = 10 ** ((noise[third] ?? 0) / 10)
    for (const [below, spread] of (spreads[third] ?? []).entries())
      masking += 10 ** (((masker[below] ?? 0) + (slopes[below] ?? 0) * spread) / 10)
    const disturbance = Math.max(10 * Math.log10(masking), OWN_NOISE[third] ?? 0)
    const distortion = clamped(1 - (level - (NORMAL_SPEECH[third] ?? 0) - 10) / 160)
    index += (IMPORTANCE[third] ?? 0) * distortion * clamped((level - disturbance + 15) / 30)
  }
  return index
}

function clamped(value: number): number {
  return Math.min(1, Math.max(0, value))
}
