import fc from 'fast-check'
import { coefficients } from './coefficients'
import { filterSamples } from './filter-samples'
import { responseOf } from './response'
import { anyGainFilter } from './testing/arbitraries'
import { gainOf } from './testing/file-response'

describe('filterSamples', () => {
  it('gives an impulse the drawn response', () => {
    const filters = [
      { type: 'HP', fc: 25, q: 0.71 },
      { type: 'LSC', fc: 110, gain: -4.5, q: 0.8 },
      { type: 'PK', fc: 3700, gain: 3, q: 1.4 },
      { type: 'HSC', fc: 9000, gain: -2.5, q: 0.7 },
    ] as const
    const impulse = new Float32Array(1 << 14)
    impulse[0] = 1
    const result = filterSamples(
      impulse,
      filters.map((filter) => coefficients(filter)),
    )
    for (const frequency of [20, 60, 200, 1000, 3700, 9000, 20_000]) {
      expect(gainOf(result, frequency)).toBeCloseTo(responseOf(filters)(frequency), 2)
    }
  })

  it('leaves its input unchanged', () => {
    fc.assert(
      fc.property(anyGainFilter, (filter) => {
        const samples = Float32Array.of(1, -0.5, 0.25)
        expect(filterSamples(samples, [])).toEqual(samples)
        filterSamples(samples, [coefficients(filter)])
        expect(samples).toEqual(Float32Array.of(1, -0.5, 0.25))
      }),
    )
  })
})
