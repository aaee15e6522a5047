import fc from 'fast-check'
import { SAMPLE_RATE } from './filter'
import { filterResponse, responseOf } from './response'
import { logarithmicGrid } from './frequency-scale'
import { anyFilter, anyFilters, anyFrequency, anyGainFilter } from './testing/arbitraries'
import { prototypeResponse } from './testing/prototype'

const grid = logarithmicGrid(50)

describe('the response of one filter', () => {
  it('is that of the cookbook’s analogue prototype', () => {
    fc.assert(
      fc.property(anyFilter, anyFrequency, (filter, frequency) => {
        expect(filterResponse(filter, frequency)).toBeCloseTo(
          prototypeResponse(filter, frequency, SAMPLE_RATE),
          4,
        )
      }),
    )
  })

  it('is its gain at the centre of a peak', () => {
    fc.assert(
      fc.property(anyGainFilter, (filter) => {
        expect(filterResponse({ ...filter, type: 'PK' }, filter.fc)).toBeCloseTo(filter.gain, 6)
      }),
    )
  })

  it('is half the gain in the middle of a shelf', () => {
    fc.assert(
      fc.property(anyGainFilter, fc.constantFrom('LSC' as const, 'HSC' as const), (filter, type) => {
        expect(filterResponse({ ...filter, type }, filter.fc)).toBeCloseTo(filter.gain / 2, 6)
      }),
    )
  })

  it('reaches the whole gain of a shelf on its own side, and nothing on the other', () => {
    const low = { type: 'LSC', fc: 1000, gain: -6, q: 0.7 } as const
    expect(filterResponse(low, 20)).toBeCloseTo(-6, 2)
    expect(filterResponse(low, 20_000)).toBeCloseTo(0, 2)
    const high = { type: 'HSC', fc: 1000, gain: 4, q: 0.7 } as const
    expect(filterResponse(high, 20)).toBeCloseTo(0, 2)
    expect(filterResponse(high, 20_000)).toBeCloseTo(4, 2)
  })

  it('depends on the Q of a shelf', () => {
    const shelf = (q: number) => filterResponse({ type: 'LSC', fc: 100, gain: -6, q }, 60)
    expect(shelf(0.3)).toBeGreaterThan(shelf(0.7) + 0.5)
  })

  it('falls by 12 dB per octave outside a high or low pass', () => {
    expect(filterResponse({ type: 'HP', fc: 1000, q: 0.71 }, 62.5)).toBeCloseTo(-48.2, 0)
    expect(filterResponse({ type: 'LP', fc: 100, q: 0.71 }, 1600)).toBeCloseTo(-48.2, 0)
  })

  it('depends on the sample rate', () => {
    const filter = { type: 'HSC', fc: 12_000, gain: 6, q: 0.7 } as const
    expect(filterResponse(filter, 15_000, 44_100)).toBeCloseTo(prototypeResponse(filter, 15_000, 44_100), 6)
  })
})

describe('the response of several filters', () => {
  it('is zero without filters', () => expect(responseOf([])(1000)).toBe(0))

  it('is zero for a filter and its negative', () => {
    fc.assert(
      fc.property(anyGainFilter, anyFrequency, (filter, frequency) => {
        expect(responseOf([filter, { ...filter, gain: -filter.gain }])(frequency)).toBeCloseTo(0, 6)
      }),
    )
  })

  it('does not depend on their order', () => {
    fc.assert(
      fc.property(anyFilters, anyFrequency, (filters, frequency) => {
        expect(responseOf(filters.toReversed())(frequency)).toBeCloseTo(responseOf(filters)(frequency), 6)
      }),
    )
  })

  it('is finite over the whole allowed range', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(grid.map(responseOf(filters)).every(Number.isFinite)).toBe(true)
      }),
    )
  })
})

describe('logarithmicGrid', () => {
  it('goes from 20 Hz to 20 kHz in equal ratios', () => {
    const [first = 0, second = 0, third = 0] = grid
    expect(first).toBe(20)
    expect(grid.at(-1)).toBeCloseTo(20_000, 6)
    expect(third / second).toBeCloseTo(second / first, 9)
  })
})
