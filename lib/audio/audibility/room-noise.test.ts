import { bands } from '../spectrum/bands'
import { roomNoise } from './room-noise'

/** A-weighting in dB as IEC 61672-1 lists it, by Hz. */
const A_WEIGHTING = [
  [63, -26.2], [125, -16.1], [250, -8.6], [500, -3.2], [1000, 0], [2000, 1.2], [4000, 1], [8000, -1.1],
] as const // prettier-ignore

const octaves = (powers: Float64Array) =>
  A_WEIGHTING.map(([centre]) =>
    powers.reduce((sum, power, index) => {
      const hertz = bands[index]?.centre ?? 0
      return hertz > centre / Math.SQRT2 && hertz <= centre * Math.SQRT2 ? sum + power : sum
    }, 0),
  )

it('is 42 dB(A) under an open headset and falls towards the treble', () => {
  const levels = octaves(roomNoise('open')).map((power) => 10 * Math.log10(power))
  const weighted = levels.reduce(
    (sum, level, index) => sum + 10 ** ((level + (A_WEIGHTING[index]?.[1] ?? 0)) / 10),
    0,
  )
  expect(Math.abs(10 * Math.log10(weighted) - 42)).toBeLessThan(0.7)
  expect(levels).toEqual(levels.toSorted((one, other) => other - one))
})

it('keeps its bass under a closed headset, and loses 10 dB at 1 kHz and 25 dB at 4 kHz', () => {
  const [open, closed] = [octaves(roomNoise('open')), octaves(roomNoise('closed'))]
  const lost = open.map((power, index) => 10 * Math.log10(power / (closed[index] ?? 0)))
  expect(lost[1]).toBeCloseTo(0, 1)
  expect(Math.abs((lost[4] ?? 0) - 10)).toBeLessThan(1)
  expect(Math.abs((lost[6] ?? 0) - 25)).toBeLessThan(1.5)
})
