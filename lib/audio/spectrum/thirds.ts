import { bands, type Band } from './bands'
import type { BandFrames } from './band-frames'

/** 20 Hz to 20 kHz, by their exact centres: IEC 61260-1, base 10. */
export const thirds: readonly Band[] = Array.from({ length: 31 }, (_, index) => {
  const at = (step: number) => 10 ** ((index + 13 + step) / 10)
  return { from: at(-0.5), centre: at(0), to: at(0.5) }
})

const shares = thirds.map((third) =>
  bands.map(
    (band) =>
      Math.max(0, Math.min(third.to, band.to) - Math.max(third.from, band.from)) / (band.to - band.from),
  ),
)

/** By `thirds`, over all frames. */
export function thirdsOf(frames: BandFrames): Float64Array {
  const sum = new Float64Array(bands.length)
  for (const powers of frames)
    for (let band = 0; band < sum.length; band += 1) sum[band] = (sum[band] ?? 0) + (powers[band] ?? 0)
  return inThirds(sum)
}

/** @param powers by `bands` */
export function inThirds(powers: Float64Array): Float64Array {
  return Float64Array.from(shares, (of) =>
    of.reduce((power, share, band) => power + share * (powers[band] ?? 0), 0),
  )
}

/** Spread evenly over the frequencies of each. @param powers by `thirds` */
export function inBands(powers: Float64Array): Float64Array {
  return Float64Array.from(bands, (band, index) =>
    shares.reduce((sum, of, third) => {
      const { from, to } = thirds[third] ?? band
      return sum + ((powers[third] ?? 0) * (of[index] ?? 0) * (band.to - band.from)) / (to - from)
    }, 0),
  )
}
