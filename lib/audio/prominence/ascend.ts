import type { GainFilter } from '../filter'
import type { Judge } from './judge'

/** How far one step of 1 goes: octaves, dB, and the logarithm of Q. */
const UNIT = { fc: 1, gain: 3, q: 0.4 } as const
/** Units by which a slope is measured, and of the first and the last step. */
const DELTA = 0.02
const RATE = { first: 0.25, last: 0.02 } as const
/** Of the running means of slopes and of their squares: the usual ones of Adam. */
const MEANS = { slope: 0.9, square: 0.99 } as const
const VALUES = ['fc', 'gain', 'q'] as const

/**
 * Moves all values of all filters at once in the direction in which they get better: gradient ascent with steps that each value's own
 * slopes scale (Adam: Kingma and Ba 2015, https://arxiv.org/abs/1412.6980). Takes three looks at each filter a step.
 * @param shape keeps a filter within its range
 * @returns the best that it came by
 */
export function ascended(
  start: readonly GainFilter[],
  judge: Judge,
  shape: (filter: GainFilter) => GainFilter,
  steps: number,
): readonly GainFilter[] {
  let filters = start
  let best = { filters, score: judge(filters) }
  const slopes = new Float64Array(3 * start.length)
  const squares = new Float64Array(3 * start.length)
  for (let step = 1; step <= steps; step += 1) {
    const before = filters
    const score = judge(before)
    if (score > best.score) best = { filters: before, score }
    const rate = RATE.first * (RATE.last / RATE.first) ** (step / steps)
    filters = before.map((filter, index) => {
      const by = VALUES.map((value, place) => {
        const tried = before.with(index, moved(filter, { [value]: DELTA }))
        const slope = (judge(tried) - score) / DELTA
        const at = 3 * index + place
        slopes[at] = MEANS.slope * (slopes[at] ?? 0) + (1 - MEANS.slope) * slope
        squares[at] = MEANS.square * (squares[at] ?? 0) + (1 - MEANS.square) * slope ** 2
        const mean = (slopes[at] ?? 0) / (1 - MEANS.slope ** step)
        const size = Math.sqrt((squares[at] ?? 0) / (1 - MEANS.square ** step))
        return size > 0 ? (rate * mean) / size : 0
      })
      const [fc = 0, gain = 0, q = 0] = by
      return shape(moved(filter, { fc, gain, q }))
    })
  }
  return best.filters
}

/** A filter moved by so many units. */
export function moved(
  filter: GainFilter,
  { fc = 0, gain = 0, q = 0 }: { fc?: number; gain?: number; q?: number },
): GainFilter {
  return {
    type: filter.type,
    fc: filter.fc * 2 ** (UNIT.fc * fc),
    gain: filter.gain + UNIT.gain * gain,
    q: filter.q * Math.exp(UNIT.q * q),
  }
}
