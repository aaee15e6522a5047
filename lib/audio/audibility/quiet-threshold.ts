/** Hz, dB SPL: the threshold of hearing in a free field from ahead, with both ears, as ISO 389-7:2005 lists it in table 1. */
const THRESHOLDS = [
  [20, 78.5], [25, 68.7], [31.5, 59.5], [40, 51.1], [50, 44], [63, 37.5], [80, 31.5], [100, 26.5], [125, 22.1],
  [160, 17.9], [200, 14.4], [250, 11.4], [315, 8.6], [400, 6.2], [500, 4.4], [630, 3], [800, 2.2], [1000, 2.4],
  [1250, 3.5], [1600, 1.7], [2000, -1.3], [2500, -4.2], [3150, -6], [4000, -5.4], [5000, -1.5], [6300, 6],
  [8000, 12.6], [10_000, 13.9], [12_500, 12.3], [14_000, 18.4], [16_000, 40.2], [18_000, 70.4],
] as const // prettier-ignore

/** The softest tone that is heard in silence, in dB SPL, between the values of ISO 389-7 by the logarithm of the frequency in Hz. */
export function quietThresholdAt(frequency: number): number {
  const next = THRESHOLDS.findIndex(([hertz]) => hertz >= frequency)
  const [above, below] = [THRESHOLDS.at(next), THRESHOLDS.at(Math.max(0, next - 1))]
  if (!above || !below) return Infinity
  if (next <= 0) return above[1]
  const share = Math.log(frequency / below[0]) / Math.log(above[0] / below[0])
  return below[1] + share * (above[1] - below[1])
}
