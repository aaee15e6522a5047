import type { CurvePoint } from './extremes'
import type { Response } from './response'

/** Hz and dB in any order: straight lines over the logarithm of frequency, flat beyond both ends, as Equalizer APO's
 * `GraphicEQ` (https://sourceforge.net/p/equalizerapo/wiki/Configuration%20reference/). 0 dB without points. */
export function curveThrough(points: readonly CurvePoint[]): Response {
  const sorted = points.toSorted((one, other) => one.frequency - other.frequency)
  return (frequency) => {
    const next = firstAbove(sorted, frequency)
    const [left, right] = [sorted[next - 1], sorted[next]]
    if (!left || !right) return (left ?? right)?.gain ?? 0
    const part = Math.log(frequency / left.frequency) / Math.log(right.frequency / left.frequency)
    return left.gain + (right.gain - left.gain) * part
  }
}

function firstAbove(points: readonly CurvePoint[], frequency: number): number {
  let [low, high] = [0, points.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((points[middle]?.frequency ?? 0) > frequency) high = middle
    else low = middle + 1
  }
  return low
}
