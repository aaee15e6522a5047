import type { Filter } from './filter'
import { clampLift } from './letter-style'
import { responseOf } from './response'
import { logarithmicGrid } from './frequency-scale'

const POINTS = 240
const FLAT = 0.25 // dB; a curve that stays within it is flat, and its name even
/** From even to the extreme, so that almost equal neighbours look the same. */
const STEPS = 20

/** Each letter stands for an equal share of the octaves from 20 Hz to 20 kHz and gets their mean level, from -1 (most
 * lowered) through 0 (untouched) to 1 (most lifted).
 * @param full the curve whose extreme counts as 1 */
export function letterLifts(
  name: string,
  filters: readonly Filter[],
  full: readonly Filter[] = filters,
): number[] {
  const levels = meanLevels(responseOf(filters), [...name].length)
  const whole = full === filters ? levels : meanLevels(responseOf(full), levels.length)
  const most = Math.max(...whole.map(Math.abs))
  return levels.map((level) => (most < FLAT ? 0 : clampLift(Math.round((level / most) * STEPS) / STEPS)))
}

function meanLevels(response: (frequency: number) => number, count: number): number[] {
  const gains = logarithmicGrid(POINTS).map(response)
  return Array.from({ length: count }, (_, index) => {
    const share = gains.slice(
      Math.floor((index * POINTS) / count),
      Math.floor(((index + 1) * POINTS) / count),
    )
    return share.reduce((sum, gain) => sum + gain, 0) / Math.max(1, share.length)
  })
}

/** The curve of app/icon.svg: shapes the shop's name while nothing plays. */
export const brandCurve: readonly Filter[] = [
  { type: 'LSC', fc: 80, gain: -5, q: 0.7 },
  { type: 'PK', fc: 300, gain: -2, q: 1 },
  { type: 'PK', fc: 2600, gain: 6, q: 0.9 },
  { type: 'HSC', fc: 9000, gain: -2, q: 0.7 },
]
