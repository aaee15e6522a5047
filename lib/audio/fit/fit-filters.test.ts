import fc from 'fast-check'
import { deviationFrom } from '../deviation'
import { FILTER_LIMITS, hasGain, type Filter } from '../filter'
import { fitFilters } from './fit-filters'
import { fitGoal } from './fit-goal'
import { goalOf } from './goal'
import { onGrid } from './on-grid'
import { responseOf } from '../response'
import { logarithmicGrid } from '../frequency-scale'
import { headphoneFilters, seeded } from '../testing/seeded'

const points = logarithmicGrid(320)

function curveOf(filters: readonly Filter[]) {
  const response = responseOf(filters)
  return points.map((frequency) => ({ frequency, gain: response(frequency) }))
}

function deviationOfFit(filters: readonly Filter[], most: number) {
  return deviationFrom(fitFilters(curveOf(filters), most), responseOf(filters))
}

/** Root mean square of the deviations of fits to 20 curves of `count` filters each. */
function deviationsOf(count: number, mostGain: number) {
  const random = seeded(count)
  const curves = Array.from({ length: 20 }, () => headphoneFilters(count, mostGain, random))
  const found = curves.map((filters) => deviationOfFit(filters, 12))
  return { rms: sorted(found.map(({ rms }) => rms)), max: sorted(found.map(({ max }) => max)) }
}

function sorted(values: readonly number[]): { median: number; worst: number } {
  const all = values.toSorted((one, other) => one - other)
  return { median: all[all.length / 2] ?? Infinity, worst: all.at(-1) ?? Infinity }
}

describe('fitting filters to a curve', () => {
  it.each<Filter>([
    { type: 'PK', fc: 1000, gain: 6, q: 1.41 },
    { type: 'PK', fc: 8200, gain: -12, q: 6 },
    { type: 'LSC', fc: 105, gain: 5.5, q: 0.7 },
    { type: 'HSC', fc: 10_000, gain: -3, q: 0.7 },
    { type: 'HP', fc: 90, q: 0.71 },
    { type: 'LP', fc: 9000, q: 1.2 },
  ])('finds a single $type', (filter) => {
    const found = fitFilters(curveOf([filter]), 1)
    expect(found).toHaveLength(1)
    expect(found[0]?.type).toBe(filter.type)
    expect(deviationFrom(found, responseOf([filter])).max).toBeLessThan(0.1)
  })

  it('follows curves like those of AutoEq within tenths of a dB', () => {
    const { rms, max } = deviationsOf(10, 8)
    expect(rms.median).toBeLessThan(0.05)
    expect(rms.worst).toBeLessThan(0.1)
    expect(max.median).toBeLessThan(0.2)
    expect(max.worst).toBeLessThan(0.5)
  })

  it('fits most of a curve whose source has more filters than are allowed', () => {
    const { rms, max } = deviationsOf(30, 5)
    expect(rms.median).toBeLessThan(0.2)
    expect(rms.worst).toBeLessThan(0.3)
    expect(max.median).toBeLessThan(0.5)
    expect(max.worst).toBeLessThan(1)
  })

  it('comes closer the more filters it may use, and uses no more', () => {
    const curve = headphoneFilters(10, 8, seeded(7))
    const fits = [1, 3, 5, 8, 12].map((most) => {
      const filters = fitFilters(curveOf(curve), most)
      expect(filters.length).toBeLessThanOrEqual(most)
      return deviationFrom(filters, responseOf(curve)).rms
    })
    expect(fits).toEqual(fits.toSorted((one, other) => other - one))
  })

  it('stays within the limits and on the grid of the catalogue, whatever the curve', () => {
    const anyPoints = fc.array(
      fc.record({
        frequency: fc.double({ min: 1, max: 48_000, noNaN: true }),
        gain: fc.double({ min: -100, max: 100, noNaN: true }),
      }),
      { minLength: 1, maxLength: 40 },
    )
    fc.assert(
      fc.property(anyPoints, (target) => {
        for (const filter of fitFilters(target, 4)) {
          expect(filter).toEqual(onGrid(filter))
          expectWithin(filter.fc, FILTER_LIMITS.fc)
          expectWithin(filter.q, FILTER_LIMITS.q)
          if (hasGain(filter)) expectWithin(filter.gain, FILTER_LIMITS.gain)
        }
      }),
      { numRuns: 25 },
    )
  })

  it('uses no high and low passes where a program has none', () => {
    const source: Filter[] = [
      { type: 'HP', fc: 40, q: 0.71 },
      { type: 'PK', fc: 900, gain: 4, q: 1 },
      { type: 'LP', fc: 9000, q: 0.71 },
    ]
    expect(fitFilters(curveOf(source), 10).some((filter) => !hasGain(filter))).toBe(true)
    const found = fitFilters(curveOf(source), 10, undefined, false)
    expect(found.filter((filter) => !hasGain(filter))).toEqual([])
    expect(deviationFrom(found, responseOf(source)).rms).toBeLessThan(0.5)
  })

  it('needs no filter for a flat curve', () => {
    expect(fitFilters([], 12)).toEqual([])
    expect(fitFilters([{ frequency: 1000, gain: 0 }], 12)).toEqual([])
  })

  it('gives the same filters each time', () => {
    const curve = curveOf(headphoneFilters(10, 8, seeded(3)))
    expect(fitFilters(curve, 12)).toEqual(fitFilters(curve, 12))
  })

  it('uses a start that is near', () => {
    const source = headphoneFilters(12, 8, seeded(11)).map(onGrid)
    const found = fitFilters(curveOf(source), 12, source)
    expect(deviationFrom(found, responseOf(source)).max).toBeLessThan(0.05)
  })

  it('needs at most a second on a slow phone', () => {
    const frequencies = logarithmicGrid(127)
    const random = seeded(5)
    for (const gain of [3, 8, 15]) {
      let computed = 0
      const goal = goalOf(responseOf(headphoneFilters(30, gain, random)), frequencies)
      const counting = {
        ...goal,
        levels: (filter: Filter) => {
          computed += frequencies.length
          return goal.levels(filter)
        },
      }
      fitGoal(counting, 12, undefined)
      expect(computed).toBeGreaterThan(100_000)
      expect(computed).toBeLessThan(2_000_000)
    }
  })
})

function expectWithin(value: number, { min, max }: { min: number; max: number }) {
  expect(value).toBeGreaterThanOrEqual(min)
  expect(value).toBeLessThanOrEqual(max)
}
